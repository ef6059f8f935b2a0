//! What the files in `deploy/` promise: no password is shipped, and the server runs with as few rights as it needs.

use std::path::{Path, PathBuf};
use std::process::Command;

use yaml_rust2::{Yaml, YamlLoader};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../deploy")
}

fn text(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("deploy/{name}: {error}"))
}

fn documents(name: &str) -> Vec<Yaml> {
    YamlLoader::load_from_str(&text(name)).unwrap_or_else(|error| panic!("deploy/{name}: {error}"))
}

fn words(list: &Yaml) -> Vec<&str> {
    list.as_vec().into_iter().flatten().filter_map(Yaml::as_str).collect()
}

/// The names and passwords of all addresses in a text, such as `ann:secret` of `postgres://ann:secret@db`.
fn logins(text: &str) -> Vec<&str> {
    let places = text.split("://").skip(1).map(|rest| rest.split(['/', '"', ' ', '\n']).next().unwrap_or(""));
    places.filter_map(|place| place.rsplit_once('@').map(|(login, _)| login)).collect()
}

/// Whether a password is left to who runs the server: a variable, or a word that shows where one goes.
fn is_left_open(password: &str) -> bool {
    password.starts_with('$') || password == "PASSWORD"
}

#[test]
fn no_password_is_shipped() {
    assert_eq!(logins("postgres://ann:secret@db/x, nats://token@nats:4222"), ["ann:secret", "token"]);
    let files =
        std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    // Its owner's passwords are in it, and git and images leave it alone.
    let shipped: Vec<String> = files.filter(|name| name != ".env").collect();
    assert!(shipped.len() > 5, "{shipped:?}");
    for name in shipped {
        let text = text(&name);
        for login in logins(&text) {
            let open = login.split_once(':').is_none_or(|(_, password)| is_left_open(password));
            assert!(open, "deploy/{name} has a password: {login}");
        }
        for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
            let value = line.split_once("PASSWORD: ").map(|(_, value)| value.trim_matches('"'));
            assert!(value.is_none_or(is_left_open), "deploy/{name} has a password: {line}");
        }
    }
    for list in ["../.gitignore", "../.dockerignore"] {
        assert!(
            text(list).lines().any(|line| line == "/deploy/.env"),
            "{list} does not leave deploy/.env out"
        );
    }
    assert!(documents("kubernetes.yaml").iter().all(|one| one["kind"].as_str() != Some("Secret")));
}

#[test]
fn compose_confines_its_services_and_asks_for_passwords() {
    let compose = documents("compose.yaml").remove(0);
    let services = compose["services"].as_hash().unwrap();
    // What `<<` takes over is not merged by the parser.
    let with_defaults = |service: &Yaml, key: &str| match (&service[key], &service["<<"][key]) {
        (Yaml::BadValue, taken_over) => taken_over.clone(),
        (own, _) => own.clone(),
    };
    for (name, service) in services {
        let name = name.as_str().unwrap();
        assert_eq!(words(&with_defaults(service, "cap_drop")), ["ALL"], "{name}");
        assert_eq!(words(&with_defaults(service, "security_opt")), ["no-new-privileges:true"], "{name}");
        // PostgreSQL writes where its image has its folders.
        if name != "postgres" {
            assert_eq!(with_defaults(service, "read_only"), Yaml::Boolean(true), "{name}");
        }
        let networks = words(&service["networks"]);
        assert_eq!(networks.contains(&"outside"), matches!(name, "node" | "proxy"), "{name}: {networks:?}");
    }
    assert_eq!(compose["networks"]["inside"]["internal"], Yaml::Boolean(true));
    let nats = words(&compose["services"]["nats"]["command"]);
    let [.., "--pass", password] = nats.as_slice() else { panic!("NATS asks for no password: {nats:?}") };
    // Without a value compose ends and says so, instead of starting with an empty password.
    assert!(password.starts_with("${CARDINAL_NATS_PASSWORD:?"), "{password}");
    let password = compose["services"]["postgres"]["environment"]["POSTGRES_PASSWORD"].as_str().unwrap();
    assert!(password.starts_with("${CARDINAL_DATABASE_PASSWORD:?"), "{password}");
    for port in words(&compose["services"]["proxy"]["ports"]) {
        assert!(port.starts_with("127.0.0.1:"), "without TLS the proxy serves this machine alone: {port}");
    }
}

#[test]
fn kubernetes_runs_the_image_as_its_own_user_without_rights() {
    let image = text("Containerfile");
    let user = image.lines().find_map(|line| line.strip_prefix("USER ")).expect("the image names a user");
    let (user, group) = user.split_once(':').expect("a user and a group");
    let (user, group): (i64, i64) = (user.parse().expect("a number"), group.parse().expect("a number"));
    assert!(user > 0 && group > 0);
    let all = documents("kubernetes.yaml");
    let of_kind = |kind: &'static str| all.iter().filter(move |one| one["kind"].as_str() == Some(kind));
    let pod = &of_kind("Deployment").next().expect("there are nodes")["spec"]["template"]["spec"];
    assert_eq!(pod["automountServiceAccountToken"], Yaml::Boolean(false));
    let context = &pod["securityContext"];
    assert_eq!(context["runAsNonRoot"], Yaml::Boolean(true));
    assert_eq!((context["runAsUser"].as_i64(), context["runAsGroup"].as_i64()), (Some(user), Some(group)));
    assert_eq!(context["seccompProfile"]["type"].as_str(), Some("RuntimeDefault"));
    for container in pod["containers"].as_vec().unwrap() {
        let context = &container["securityContext"];
        assert_eq!(context["allowPrivilegeEscalation"], Yaml::Boolean(false));
        assert_eq!(context["readOnlyRootFilesystem"], Yaml::Boolean(true));
        assert_eq!(words(&context["capabilities"]["drop"]), ["ALL"]);
        assert!(container["resources"]["limits"]["memory"].as_str().is_some());
    }
    let guarded: Vec<&str> = of_kind("NetworkPolicy")
        .filter_map(|policy| policy["spec"]["podSelector"]["matchLabels"]["app"].as_str())
        .collect();
    assert_eq!(guarded, ["cardinal", "nats"]);
}

/// What the unit must say; `systemd-analyze` may know more, where it is installed.
#[test]
fn the_unit_leaves_the_service_few_rights() {
    let unit = text("cardinal.service");
    let lines: Vec<&str> = unit.lines().collect();
    for wanted in [
        "DynamicUser=yes",
        "StateDirectoryMode=0700",
        "UMask=0077",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "MemoryDenyWriteExecute=yes",
        "ProtectSystem=strict",
        "ProtectClock=yes",
        "ProtectKernelLogs=yes",
        "ProtectKernelModules=yes",
        "ProtectKernelTunables=yes",
        "ProtectProc=invisible",
        "RestrictRealtime=yes",
        "RestrictSUIDSGID=yes",
        "SystemCallArchitectures=native",
        "SystemCallFilter=@system-service",
    ] {
        assert!(lines.contains(&wanted), "deploy/cardinal.service lacks {wanted}");
    }
    assert!(lines.iter().any(|line| line.starts_with("MemoryMax=")), "nothing limits its memory");
    let mut analyze = Command::new("systemd-analyze");
    analyze
        .args(["security", "--offline=true", "--no-pager", "--threshold=15"])
        .arg(folder().join("cardinal.service"));
    match analyze.output() {
        // Releases before 250 cannot look at a file.
        Ok(said) if !String::from_utf8_lossy(&said.stdout).contains("exposure level") => {
            println!("systemd-analyze did not look at the unit: {}", String::from_utf8_lossy(&said.stderr));
        }
        // Its scale ends at 10.0, which is 100 here; what is left is the network and the folder of a server.
        Ok(said) => assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout)),
        Err(error) => println!("systemd-analyze did not look at the unit: {error}"),
    }
}
