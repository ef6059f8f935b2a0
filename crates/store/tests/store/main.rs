//! The store on a real file and on a real PostgreSQL: the same must hold on both.

mod keeping;
mod log;
mod matches;
mod operators;
mod people;
mod tables;
mod writing;

use cardinal_rig::Postgres;
use cardinal_store::{Durability, Store};

/// A database that can be opened again and again.
struct Place {
    url: String,
    lite: bool,
    folder: tempfile::TempDir,
}

impl Place {
    fn file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}/a%20b%3F.sqlite3?mode=rwc", folder.path().display());
        Self { url, lite: true, folder }
    }

    async fn open(&self) -> Store {
        Store::open(&self.url, Durability::Machine).await.unwrap()
    }
}

/// What must hold everywhere, by name.
macro_rules! everywhere {
    ($($noun:ident::$name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $name() {
                crate::$noun::$name(crate::Place::file()).await;
            })*
        }

        #[tokio::test]
        async fn all_of_it_on_postgres() {
            let postgres = Postgres::start();
            $({
                let folder = tempfile::tempdir().unwrap();
                println!("{}", stringify!($name));
                $noun::$name(Place { url: postgres.another(stringify!($name)), lite: false, folder }).await;
            })*
        }
    };
}

everywhere!(
    log::a_number_is_given_once_and_neighbours_in_the_same_commit_are_not_harmed,
    people::a_login_belongs_to_one_person,
    people::a_session_that_has_ended_can_write_nothing,
    people::a_deleted_person_is_named_nowhere,
    tables::a_table_has_one_owner_for_as_long_as_its_node_lives,
    matches::matches_are_listed_when_they_have_ended_and_end_once,
    matches::a_rating_is_public_when_the_match_that_made_it_is,
    matches::matches_of_a_pool_are_rated_one_after_the_other,
    writing::a_late_fence_takes_everything_back_and_harms_no_other_write,
    tables::a_node_has_a_lease_and_is_given_up_once,
    writing::history_queries_do_not_slow_down_play,
    writing::a_text_that_cannot_be_stored_harms_no_other_write,
    log::long_logs_stay_whole_and_two_writers_never_give_a_number_twice,
    keeping::only_expired_data_is_deleted,
    keeping::a_secret_is_made_once,
    operators::the_audit_log_has_no_gap_and_no_action_without_an_entry,
    operators::a_banned_person_cannot_begin_a_session,
    operators::a_link_for_another_password_is_used_once,
    operators::an_invitation_is_used_as_often_as_it_says,
    operators::reports_come_once_and_not_too_many,
    operators::a_table_is_marked_until_it_is_closed,
    operators::people_are_found_by_what_is_known_of_them,
    operators::a_database_of_another_version_is_left_alone_by_those_beside_its_server,
);
