BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-18 16:12:08',1,X'53FD556EEF1D5A962F863D02ABF7502B8740203E6BD7BC525F0A70652778D7413E9D5C793FD193E440D5E520D619961B',7697916);
INSERT INTO "_sqlx_migrations" VALUES(2,'nodes','2026-11-18 16:12:08',1,X'6BA291C6023EA2F1FFFDC79F38C3AC9F74E5F8B1225F5C2D5E774FC96328A092B3E81AA059D51D095AF0E46C1EA6AD5E',7913949);
INSERT INTO "_sqlx_migrations" VALUES(3,'talk','2026-11-18 16:12:08',1,X'3DBDAF738D4CCB02480B9EFA8AA9DF1B2F0808032455C937E21F8B32F36CCA05233CFC837EAEBBCF59522E003ED6DBE1',1743970);
INSERT INTO "_sqlx_migrations" VALUES(4,'log','2026-11-18 16:12:08',1,X'A3401C0F461E60D76E91181E271029B4D05C99865ED21E6D4567CE09A0806785C25C254DB3F5B91415401B69B50A46B0',1892306);
INSERT INTO "_sqlx_migrations" VALUES(5,'tail','2026-11-18 16:12:08',1,X'42CAD21B65DBD79FCDAB41A08232620C8843E3C5731386FB27C17B6E8D469D900E828A231306153CC9BC181FD5208E14',3354011);
INSERT INTO "_sqlx_migrations" VALUES(6,'erasures','2026-11-18 16:12:08',1,X'F2E3FF355C1A3BE0CADB507D9B446284A1B15B6295ECEEA50322D6B870D88EF4FCEAB4A4A92E20F881D8289780E38115',1217478);
INSERT INTO "_sqlx_migrations" VALUES(7,'listed','2026-11-18 16:12:08',1,X'0DD8A79D5E5D5F240A5390FE5904C0B71464D0955472ABBB3F1BEC5A282AE6C9C47E0940B53DC3E41201A2537046E86C',6570325);
INSERT INTO "_sqlx_migrations" VALUES(8,'operators','2026-11-18 16:12:08',1,X'D8A20EC84ABA4B9E4E704D3A3E5C7AB316DA7748DAD7A00F9B9CBC00FCC3A99E74D873BFF32C931C45783E7862A8AE80',3086733);
INSERT INTO "_sqlx_migrations" VALUES(9,'values','2026-11-18 16:12:08',1,X'8648DFF32686FF77C70AF50F667F5B0701D4B3ED46CE5099079A3D880346BABEEA3636E003AF3885FB8571DF69B6E2D5',942737);
INSERT INTO "_sqlx_migrations" VALUES(10,'shown','2026-11-18 16:12:08',1,X'692B58BFEA189C70AF9F3D2D2B7875D1C40FF962B2EDD28B78BD7461E2575C64CE94F98D123B2F56ECA8FCD81AD50B4F',1532977);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);
INSERT INTO "people" VALUES('bot-random','random','bot',NULL,NULL,1795018328664);
INSERT INTO "people" VALUES('bot-eager','eager','bot',NULL,NULL,1795018328666);
INSERT INTO "people" VALUES('bot-greedy','greedy','bot',NULL,NULL,1795018328670);
INSERT INTO "people" VALUES('bot-easy','easy','bot',NULL,NULL,1795018328674);
INSERT INTO "people" VALUES('bot-normal','normal','bot',NULL,NULL,1795018328678);
INSERT INTO "people" VALUES('bot-hard','hard','bot',NULL,NULL,1795018328682);
INSERT INTO "people" VALUES('bot-expert','expert','bot',NULL,NULL,1795018328685);
INSERT INTO "people" VALUES('7ekmj5cd4wz4xc9x','Ann','guest',NULL,NULL,1795018328705);
INSERT INTO "people" VALUES('zabe4xbg92ri9imi','Ben','guest',NULL,NULL,1795018328709);
INSERT INTO "people" VALUES('8ppxmr6uuc6w6cn5','Cem','member','cem','$argon2id$v=19$m=19456,t=2,p=1$GaAovMXP7sSCA1FkdF8WYQ$qrFhL8dIDM3T1/Ioo1bqHWJGG4/4g82OioY9nlnhiKc',1795018328779);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY, -- a hash of it
    person TEXT NOT NULL,
    seen BIGINT NOT NULL
, address TEXT);
INSERT INTO "sessions" VALUES('ad5c010cfca94155785c359ec39e293b7c5228e9833a270495819a9a75855f3a','7ekmj5cd4wz4xc9x',1795018328705,'127.0.0.1');
INSERT INTO "sessions" VALUES('f8b437a07d051825d30ca74060e634f359c50dc01749c6078494c5a15ee18a1e','zabe4xbg92ri9imi',1795018328709,'127.0.0.1');
INSERT INTO "sessions" VALUES('6bd44021781c8855ed67de477f106c755adfee765bb6480331c2990125f7f0f6','8ppxmr6uuc6w6cn5',1795018328779,'127.0.0.1');
CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    state TEXT NOT NULL, -- seats, host, set-up and the like, as JSON
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    owner TEXT);
INSERT INTO "tables" VALUES('qsrmai63mzt9qvra','number-chain','playing',0,'{"setup":{"game":"number-chain","seats":[{"kind":"open"},{"kind":"open"}],"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"playing","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"54gztuj9ysrqdejg","number":1,"secret":"f00d9ca07f97df0310dc4cf04a2eb3a328a0e370b65a73ec10b58d91c2e870d4","pledges":[],"entropy":[],"started":1795018328797,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018328786}',1795018328786,1795018328797,NULL);
INSERT INTO "tables" VALUES('bqjruz74hnsuvmfw','chain','playing',0,'{"setup":{"game":"chain","seats":[{"kind":"open"},{"kind":"open"}],"options":{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"playing","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"p73mh47qenqv4dqb","number":1,"secret":"e12a7e051731cf1dbeefa2142a8e1abb1eb5898e2cbe4aa522120829a5588dc7","pledges":[],"entropy":[],"started":1795018329083,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018329049}',1795018329049,1795018329084,NULL);
INSERT INTO "tables" VALUES('uk34h7br4bm5cd7e','numboom','finished',0,'{"setup":{"game":"numboom","seats":[{"kind":"open"},{"kind":"open"}],"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"finished","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"2z9s4k5jtjkc2e47","number":1,"secret":"eef2eae2699d81c58d176a9a58d4bf183df2acb6844b9eebf1cc60ae460ec50d","pledges":[],"entropy":[],"started":1795018329382,"ended":1795018329622,"result":[{"place":1,"score":1,"team":0},{"place":2,"score":0,"team":1}],"ratings":null},"next":{"id":"8j8pvv7ftdp58uug","number":2,"secret":"dc968997b2904bcdb46f90378701f86fb09b17274579e9d75601cdaaecd0a5fb","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018329364}',1795018329364,1795018329623,NULL);
INSERT INTO "tables" VALUES('hsn6iw852p59zizt','numboom','playing',0,'{"setup":{"game":"numboom","seats":[{"kind":"open"},{"kind":"open"}],"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"playing","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"k7r64fk6ausg76wh","number":1,"secret":"2f23fe61002ddf2eb8b73a421501d0c170735418f617bac812f9fb0ee64a6531","pledges":[],"entropy":[],"started":1795018329685,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018329668}',1795018329668,1795018329685,NULL);
INSERT INTO "tables" VALUES('yfawu6vypsznezwf','sequence-numbers','playing',0,'{"setup":{"game":"sequence-numbers","seats":[{"kind":"open"},{"kind":"open"}],"options":{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"playing","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"vucjjpqnp79dfzcn","number":1,"secret":"495403e8ee8fcca49dd1ade53706edec30b737f3f7d1b5ab864ffd433ea15c52","pledges":[],"entropy":[],"started":1795018329952,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018329941}',1795018329941,1795018329952,NULL);
INSERT INTO "tables" VALUES('q6emkjnviyrfbvgx','number-chain','playing',0,'{"setup":{"game":"number-chain","seats":[{"kind":"open"},{"kind":"bot","level":"random"}],"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"bot","level":"random"}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"dee27htgi2ehe39u","number":1,"secret":"88333d8b4761a8ec9743c95c7818334ad4c6449836d6511c53e631b7aeecf2bc","pledges":[],"entropy":[],"started":1795018330215,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330207}',1795018330207,1795018330215,NULL);
INSERT INTO "tables" VALUES('c7mp2qfth4eqk3vd','chain','playing',0,'{"setup":{"game":"chain","seats":[{"kind":"open"},{"kind":"bot","level":"random"}],"options":{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"bot","level":"random"}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"93c694fhpmwpkax5","number":1,"secret":"7e225d62d6858167e1276dc172e7588c351351d70d833859a3f6572df8628c16","pledges":[],"entropy":[],"started":1795018330321,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330310}',1795018330310,1795018330321,NULL);
INSERT INTO "tables" VALUES('i5trtn37wmwpqm2h','numboom','playing',0,'{"setup":{"game":"numboom","seats":[{"kind":"open"},{"kind":"bot","level":"random"}],"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"bot","level":"random"}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"8egtyjjmempjd2pa","number":1,"secret":"69c22fc3fff827ca5a110af2a5eceb90aaaf04ebb7208bf3e5eceb3ed5308232","pledges":[],"entropy":[],"started":1795018330430,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330424}',1795018330424,1795018330430,NULL);
INSERT INTO "tables" VALUES('9n7azvpjm7uh27sg','sequence-numbers','playing',0,'{"setup":{"game":"sequence-numbers","seats":[{"kind":"open"},{"kind":"bot","level":"random"}],"options":{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"bot","level":"random"}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"q3e9teu5dx3hhmp8","number":1,"secret":"087e22170ad1abed6bbb7ea90390ed159d1445f1f3e4c402a6865433de5c28fa","pledges":[],"entropy":[],"started":1795018330585,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330574}',1795018330574,1795018330586,NULL);
INSERT INTO "tables" VALUES('i23spidn38heqs72','number-chain','waiting',0,'{"setup":{"game":"number-chain","seats":[{"kind":"open"},{"kind":"open"}],"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"waiting","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"open"}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[],"current":{"id":"hkidz59dgyt4scwv","number":1,"secret":"61ed467d20219e7526ef4e864c6a029d9fd5fb0db6a367c56d238a23ce0a723c","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330753}',1795018330753,1795018330753,NULL);
INSERT INTO "tables" VALUES('5xp4exnnmtvcajk2','chain','waiting',0,'{"setup":{"game":"chain","seats":[{"kind":"open"},{"kind":"open"}],"options":{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"waiting","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"open"}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[],"current":{"id":"5kyq7bdvkuhrdy5x","number":1,"secret":"6753771c5b2411682ee118dc3e91b5f9c46cf50836c038f46cb94ae04ab8bd9b","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330761}',1795018330761,1795018330761,NULL);
INSERT INTO "tables" VALUES('uyfd7d8n48auqjsu','numboom','waiting',0,'{"setup":{"game":"numboom","seats":[{"kind":"open"},{"kind":"open"}],"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"waiting","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"open"}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[],"current":{"id":"kraefnp6r2t22w2q","number":1,"secret":"32c75a5e4c4b1959030416ac620d7246fdab47556b7280d2510f971078d4b925","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330770}',1795018330770,1795018330770,NULL);
INSERT INTO "tables" VALUES('wsgsf8kyb6c3p4xm','sequence-numbers','waiting',0,'{"setup":{"game":"sequence-numbers","seats":[{"kind":"open"},{"kind":"open"}],"options":{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":false,"start_when_full":true,"sit":true},"status":"waiting","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"open"}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[],"current":{"id":"yxngfk5na5rrzfry","number":1,"secret":"cd540767fc18091498dbd7be22fd4a6feb037a65268ed172b7544794d1dd4358","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"next":null,"rated":false,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330777}',1795018330777,1795018330777,NULL);
INSERT INTO "tables" VALUES('9gtcbpda2j3yvbrh','number-chain','finished',0,'{"setup":{"game":"number-chain","seats":[{"kind":"open"},{"kind":"open"}],"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":true,"start_when_full":true,"sit":true},"status":"finished","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"xj544kpvur5833qj","number":1,"secret":"12052998ef6c3f2a17c84e3ebc781de03aed0083938f3ae57cdad41142410b86","pledges":[],"entropy":[],"started":1795018330794,"ended":1795018342642,"result":[{"place":2,"score":7,"team":0},{"place":1,"score":0,"team":1}],"ratings":[{"before":1500.0,"after":1337.6891060937023,"uncertainty":290.3189637179804},{"before":1500.0,"after":1662.3108939062977,"uncertainty":290.3189637179804}]},"next":{"id":"jurw5vaxy784zneu","number":2,"secret":"e189ad4496ca6b09cd71a13bf53e53f771d1c074a0b27f522800561579f35ad4","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rated":true,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018330785}',1795018330785,1795018342651,NULL);
INSERT INTO "tables" VALUES('fu53iwj49p6wab8k','chain','finished',0,'{"setup":{"game":"chain","seats":[{"kind":"open"},{"kind":"open"}],"options":{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":true,"start_when_full":true,"sit":true},"status":"finished","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"9v6qvfpme7byzcu5","number":1,"secret":"13d5439e10bd6f27d84038533c3ec339481027db7b4ee6faa5aad2bb1e9358a6","pledges":[],"entropy":[],"started":1795018342703,"ended":1795018343993,"result":[{"place":2,"score":22,"team":0},{"place":1,"score":28,"team":1}],"ratings":[{"before":1500.0,"after":1337.6891060937023,"uncertainty":290.3189637179804},{"before":1500.0,"after":1662.3108939062977,"uncertainty":290.3189637179804}]},"next":{"id":"pa2k72gphdhgk9hq","number":2,"secret":"96b24fa27c01a989b8c46ce50a94cbab4aaf23999755dc8074c4158ab4e46203","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rated":true,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018342688}',1795018342688,1795018343996,NULL);
INSERT INTO "tables" VALUES('67k8bv8k7xz3kb32','numboom','finished',0,'{"setup":{"game":"numboom","seats":[{"kind":"open"},{"kind":"open"}],"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":true,"start_when_full":true,"sit":true},"status":"finished","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"2vef2nxefx69rw4u","number":1,"secret":"494ff921e00c23ccceaa15473459126a195a719595a53f9f6a42cd564c521bd4","pledges":[],"entropy":[],"started":1795018344053,"ended":1795018344388,"result":[{"place":1,"score":1,"team":0},{"place":2,"score":0,"team":1}],"ratings":[{"before":1500.0,"after":1662.3108939062977,"uncertainty":290.3189637179804},{"before":1500.0,"after":1337.6891060937023,"uncertainty":290.3189637179804}]},"next":{"id":"9drutm4rz6e5qrug","number":2,"secret":"d30da911384f9cc5c97ce96821c777fc96c9f10df3f87f85762db811afbe88f3","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rated":true,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018344043}',1795018344043,1795018344390,NULL);
INSERT INTO "tables" VALUES('ecdawa6yg248a4t4','sequence-numbers','finished',0,'{"setup":{"game":"sequence-numbers","seats":[{"kind":"open"},{"kind":"open"}],"options":{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"calm","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":true,"start_when_full":true,"sit":true},"status":"finished","host":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"7ekmj5cd4wz4xc9x","name":"Ann","kind":"guest"},"left":false,"abandoned":false},{"kind":"person","person":{"id":"zabe4xbg92ri9imi","name":"Ben","kind":"guest"},"left":false,"abandoned":false}],"rematch":[],"rematch_declined":null,"removed":[],"substitute_moves":[0,0],"current":{"id":"awa5hvk8iiq9nqub","number":1,"secret":"bfe5a3f74687d956eeebc11adbdfbee4fed9f368860b5a9d0eb18d4e0adf56b1","pledges":[],"entropy":[],"started":1795018344404,"ended":1795018345790,"result":[{"place":1,"score":1,"team":0},{"place":2,"score":0,"team":1}],"ratings":[{"before":1500.0,"after":1662.3108939062977,"uncertainty":290.3189637179804},{"before":1500.0,"after":1337.6891060937023,"uncertainty":290.3189637179804}]},"next":{"id":"5fdes5tbwd5gv4hj","number":2,"secret":"17d85ccf1067bfeeaf01a30d4c6e28fc0f2c3956f0c30e8d6fcccbb9f00da0d5","pledges":[],"entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rated":true,"quick":false,"dealing":false,"lesson":false,"overdue":false,"created":1795018344395}',1795018344395,1795018345793,NULL);
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    revision BIGINT NOT NULL,
    options TEXT NOT NULL,
    names TEXT NOT NULL,
    secret TEXT NOT NULL,
    entropy TEXT NOT NULL,
    rated BIGINT NOT NULL,
    started BIGINT NOT NULL,
    ended BIGINT,
    inputs BIGINT NOT NULL,
    record TEXT
, listed BIGINT NOT NULL DEFAULT 0, shown BIGINT);
INSERT INTO "matches" VALUES('54gztuj9ysrqdejg','qsrmai63mzt9qvra',1,'number-chain',1,'{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000}','["Ann","Ben"]','f00d9ca07f97df0310dc4cf04a2eb3a328a0e370b65a73ec10b58d91c2e870d4','[]',0,1795018328797,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES('p73mh47qenqv4dqb','bqjruz74hnsuvmfw',1,'chain',2,'{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"}','["Ann","Ben"]','e12a7e051731cf1dbeefa2142a8e1abb1eb5898e2cbe4aa522120829a5588dc7','[]',0,1795018329084,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES('2z9s4k5jtjkc2e47','uk34h7br4bm5cd7e',1,'numboom',2,'{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"}','["Ann","Ben"]','eef2eae2699d81c58d176a9a58d4bf183df2acb6844b9eebf1cc60ae460ec50d','[]',0,1795018329383,1795018329622,9,'{"format":"cardinal-record","version":1,"game":"numboom","revision":2,"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"seats":["Ann","Ben"],"inputs":[{"chance":{"starter":0}},{"chance":{"deal":["disrupt","reverse","stack","3","3","2","reset","exchange","1","observe","2","4","observe","observe","1","bomb","exchange","3","reset","1","3","3","2","3","bomb","reset","1","1","1","1","1","stack","disrupt","3","2","bomb","1","3","3","4","exchange","stack","reset","3","2","exchange","observe","1","2","2","1","2","2","exchange","2","1","4","2","disrupt","1","4","1","4","reverse","1","2","reverse","2","observe","reset","3","3","4","3","2","2","4","1","3","stack","3","stack","2","4","reverse","disrupt","3","3","4","1","3","1","1","reverse","disrupt","3","2","3","1","1","bomb","2","bomb","2","3","4","2"]}},{"action":{"card":"3","do":"place","position":0},"seat":0},{"action":{"do":"flip","position":0},"seat":1},{"action":{"card":"2","do":"place","position":0},"seat":0},{"action":{"card":"bomb","do":"place","position":1},"seat":1},{"action":{"do":"flip","position":1},"seat":0},{"action":{"card":"1","do":"place","position":1},"seat":0},{"action":{"do":"flip","position":1},"seat":1}],"trail":"2e3d82bac9df8dc01d7a3fef9827cd027e7b","result":[{"place":1,"score":1,"team":0},{"place":2,"score":0,"team":1}],"fairness":{"commitment":"f0ed6fe772525dc8624f6edc5ae2d9a2d91956bc54e662667aac6acb7941c848","secret":"eef2eae2699d81c58d176a9a58d4bf183df2acb6844b9eebf1cc60ae460ec50d","entropy":[]},"undone":[{"seat":1,"from":6,"to":5}]}',0,1795018329622);
INSERT INTO "matches" VALUES('k7r64fk6ausg76wh','hsn6iw852p59zizt',1,'numboom',2,'{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"}','["Ann","Ben"]','2f23fe61002ddf2eb8b73a421501d0c170735418f617bac812f9fb0ee64a6531','[]',0,1795018329685,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES('vucjjpqnp79dfzcn','yfawu6vypsznezwf',1,'sequence-numbers',2,'{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"}','["Ann","Ben"]','495403e8ee8fcca49dd1ade53706edec30b737f3f7d1b5ab864ffd433ea15c52','[]',0,1795018329952,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES('dee27htgi2ehe39u','q6emkjnviyrfbvgx',1,'number-chain',1,'{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000}','["Ann","Random bot"]','88333d8b4761a8ec9743c95c7818334ad4c6449836d6511c53e631b7aeecf2bc','[]',0,1795018330215,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES('93c694fhpmwpkax5','c7mp2qfth4eqk3vd',1,'chain',2,'{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"}','["Ann","Random bot"]','7e225d62d6858167e1276dc172e7588c351351d70d833859a3f6572df8628c16','[]',0,1795018330321,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES('8egtyjjmempjd2pa','i5trtn37wmwpqm2h',1,'numboom',2,'{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"}','["Ann","Random bot"]','69c22fc3fff827ca5a110af2a5eceb90aaaf04ebb7208bf3e5eceb3ed5308232','[]',0,1795018330430,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES('q3e9teu5dx3hhmp8','9n7azvpjm7uh27sg',1,'sequence-numbers',2,'{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"}','["Ann","Random bot"]','087e22170ad1abed6bbb7ea90390ed159d1445f1f3e4c402a6865433de5c28fa','[]',0,1795018330585,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES('xj544kpvur5833qj','9gtcbpda2j3yvbrh',1,'number-chain',1,'{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000}','["Ann","Ben"]','12052998ef6c3f2a17c84e3ebc781de03aed0083938f3ae57cdad41142410b86','[]',1,1795018330794,1795018342642,527,'{"format":"cardinal-record","version":1,"game":"number-chain","revision":1,"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"seats":["Ann","Ben"],"inputs":[{"chance":{"starter":0}},{"chance":{"deal":["67","51","75","72","63","?2","?3","5?","27","35","4?","25","42","17","61","47","?5","33","21","31","24","44","3?","12","53","?7","64","32","15","37","66","55","76","2?","77","7?","56","54","1?","?4","52","41","73","?1","?6","74","57","45","36","16","23","62","13","43","34","26","11","65","46","71","6?","22","14"]}},{"action":{"card":"?3=23","do":"play"},"seat":0},{"action":{"card":"27","do":"play"},"seat":0},{"action":{"card":"?2=22","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"cards":["?5=45","4?=46","47"],"do":"chain"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"card":"75","do":"play"},"seat":0},{"action":{"card":"72","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"25","do":"play"},"seat":1},{"action":{"card":"21","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"17","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"?7=77","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"cards":["33","3?=32","31"],"do":"chain"},"seat":1},{"action":{"do":"decline"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"cards":["51","5?=52","53"],"do":"chain"},"seat":0},{"action":{"card":"35","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"card":"55","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"56","do":"play"},"seat":0},{"action":{"card":"64","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"42","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"24","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"44","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"41","do":"play"},"seat":1},{"action":{"card":"1?=13","do":"play"},"seat":1},{"action":{"card":"37","do":"play"},"seat":1},{"action":{"card":"7?=71","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"15","do":"play"},"seat":0},{"action":{"card":"52","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"2?=22","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"?6=26","do":"play"},"seat":0},{"action":{"card":"66","do":"play"},"seat":0},{"action":{"card":"67","do":"play"},"seat":0},{"action":{"card":"76","do":"play"},"seat":0},{"action":{"card":"63","do":"play"},"seat":0},{"action":{"card":"32","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"card":"?1=21","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"card":"16","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"61","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"card":"?4=14","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"45","do":"play"},"seat":1},{"action":{"card":"54","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"43","do":"play"},"seat":1},{"action":{"card":"36","do":"play"},"seat":1},{"action":{"card":"62","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"26","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"reset"},"seat":0},{"chance":{"reshuffle":["2?","36","53","56","62","?6","44","72","47","64","32","5?","16","15","35","?5","3?","75","27","?2","45","41","21","17","24","?7","54","66","52","25","61","7?","55","63","4?","?3","33","12","76","?4","43","1?","51","31","?1","42","37","67"]}},{"action":{"card":"6?=67","do":"play"},"seat":1},{"action":{"card":"74","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"46","do":"play"},"seat":0},{"action":{"card":"65","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"57","do":"play"},"seat":1},{"action":{"card":"73","do":"play"},"seat":1},{"action":{"card":"34","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"cards":["23","22","2?=21"],"do":"chain"},"seat":0},{"action":{"card":"14","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"card":"44","do":"play"},"seat":1},{"action":{"card":"?6=46","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"62","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"card":"72","do":"discard"},"seat":0},{"action":{"card":"11","do":"discard"},"seat":0},{"action":{"card":"?5=15","do":"play"},"seat":1},{"action":{"card":"13","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"35","do":"play"},"seat":0},{"action":{"card":"3?=36","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"card":"64","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"45","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"5?=53","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"36","do":"play"},"seat":1},{"action":{"card":"32","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"card":"27","do":"play"},"seat":0},{"action":{"card":"71","do":"play"},"seat":0},{"action":{"card":"15","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"53","do":"play"},"seat":1},{"action":{"card":"?2=32","do":"play"},"seat":1},{"action":{"card":"21","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"16","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"?7=67","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"75","do":"play"},"seat":0},{"action":{"card":"77","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"card":"7?=76","do":"play"},"seat":0},{"action":{"card":"61","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"17","do":"play"},"seat":1},{"action":{"card":"?3=73","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"33","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"card":"?4=34","do":"play"},"seat":0},{"action":{"card":"4?=45","do":"play"},"seat":0},{"action":{"card":"55","do":"play"},"seat":0},{"action":{"card":"54","do":"play"},"seat":0},{"action":{"card":"47","do":"play"},"seat":0},{"action":{"card":"76","do":"play"},"seat":0},{"action":{"card":"63","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"chance":{"reshuffle":["16","13","6?","?3","35","14","57","34","64","2?","36","72","33","4?","55","17","44","7?","76","26","32","74","5?","?4","47","46","3?","27","54","77","21","45","22","73","75","23","?7","71","?5","53","61","?6","15","65","?2","62","11"]}},{"action":{"cards":["41","42","43"],"do":"chain"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"card":"31","do":"play"},"seat":0},{"action":{"card":"1?=17","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"cards":["13","12","?1=11"],"do":"chain"},"seat":1},{"action":{"card":"16","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"6?=65","do":"play"},"seat":0},{"action":{"card":"?3=63","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"37","do":"play"},"seat":0},{"action":{"card":"35","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"56","do":"play"},"seat":1},{"action":{"card":"51","do":"play"},"seat":1},{"action":{"card":"52","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"25","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"card":"57","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"card":"72","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"card":"2?=24","do":"play"},"seat":1},{"action":{"card":"24","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"4?=45","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"card":"55","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"cards":["76","7?=75","?4=74"],"do":"chain"},"seat":0},{"action":{"card":"44","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"cards":["34","33","3?=32"],"do":"chain"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"26","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"66","do":"play"},"seat":1},{"action":{"card":"67","do":"play"},"seat":1},{"action":{"card":"64","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"46","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"?7=67","do":"play"},"seat":1},{"action":{"card":"74","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"47","do":"play"},"seat":0},{"action":{"card":"75","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"5?=52","do":"play"},"seat":1},{"action":{"card":"22","do":"play"},"seat":1},{"action":{"card":"27","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"71","do":"play"},"seat":0},{"action":{"card":"14","do":"play"},"seat":0},{"action":{"card":"45","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"54","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"?5=45","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"?6=56","do":"play"},"seat":1},{"action":{"card":"61","do":"play"},"seat":1},{"action":{"card":"17","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"77","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"card":"73","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"32","do":"play"},"seat":1},{"action":{"card":"23","do":"play"},"seat":1},{"action":{"card":"36","do":"play"},"seat":1},{"action":{"card":"65","do":"play"},"seat":1},{"chance":{"deal":["?7","21","5?","65","22","66","52","33","72","36","24","23","6?","?2","43","11","67","57","32","47","1?","?3","?4","?1","56","54","63","14","13","4?","44","42","53","3?","16","7?","2?","46","51","?5","35","61","26","64","71","12","25","73","15","?6","76","45","74","77","34","55","31","41","27","17","62","37","75"]}},{"action":{"card":"?2=12","do":"play"},"seat":1},{"action":{"card":"11","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"cards":["65","66","?7=67"],"do":"chain"},"seat":0},{"action":{"card":"72","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"24","do":"play"},"seat":1},{"action":{"card":"23","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"36","do":"play"},"seat":0},{"action":{"card":"33","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"32","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"22","do":"play"},"seat":0},{"action":{"card":"21","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"cards":["1?=12","?3=13","?4=14"],"do":"chain"},"seat":1},{"action":{"card":"43","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"cards":["54","5?=53","52"],"do":"chain"},"seat":0},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"cards":["44","4?=43","42"],"do":"chain"},"seat":0},{"action":{"do":"reset"},"seat":0},{"action":{"card":"2?=23","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"3?=35","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"56","do":"play"},"seat":1},{"action":{"card":"57","do":"play"},"seat":1},{"action":{"card":"53","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"card":"?5=35","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"card":"51","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"card":"13","do":"play"},"seat":0},{"action":{"card":"16","do":"play"},"seat":0},{"action":{"card":"14","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"47","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"7?=72","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"26","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"63","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"35","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"card":"?6=56","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"6?=62","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"25","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"reset"},"seat":0},{"chance":{"reshuffle":["2?","57","65","?5","22","53","21","4?","23","51","7?","42","16","?4","26","44","35","24","32","?3","54","52","11","33","5?","1?","?2","6?","36","72","3?","63","66","43","?7","?6","47","?1","13","56","14"]}},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"55","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"card":"67","do":"discard"},"seat":1},{"action":{"card":"73","do":"play"},"seat":0},{"action":{"card":"76","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"61","do":"play"},"seat":1},{"action":{"card":"64","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"41","do":"play"},"seat":0},{"action":{"card":"46","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"card":"62","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"card":"2?=21","do":"play"},"seat":1},{"action":{"card":"27","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"75","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"card":"57","do":"play"},"seat":1},{"action":{"card":"74","do":"play"},"seat":1},{"action":{"card":"?5=45","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"53","do":"play"},"seat":0},{"action":{"card":"34","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"45","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"card":"51","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"12","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"23","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"37","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"card":"7?=73","do":"play"},"seat":1},{"action":{"card":"77","do":"play"},"seat":1},{"action":{"card":"71","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"15","do":"play"},"seat":0},{"action":{"card":"16","do":"play"},"seat":0},{"action":{"card":"17","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"card":"?4=74","do":"play"},"seat":0},{"action":{"card":"44","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"4?=46","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"65","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"card":"54","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"?3=43","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"35","do":"play"},"seat":1},{"action":{"card":"32","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"26","do":"play"},"seat":0},{"action":{"card":"24","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"42","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"21","do":"play"},"seat":1},{"action":{"card":"22","do":"play"},"seat":1},{"chance":{"deal":["71","47","11","5?","31","62","16","?1","37","32","75","24","53","1?","34","77","61","76","57","41","17","?7","?6","54","56","?5","?3","51","45","74","25","13","42","44","?4","14","23","63","67","46","12","4?","43","26","3?","7?","65","72","35","73","52","6?","36","66","22","15","2?","27","33","21","55","64","?2"]}},{"action":{"cards":["77","76","75"],"do":"chain"},"seat":1},{"action":{"card":"53","do":"play"},"seat":1},{"action":{"card":"57","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"71","do":"play"},"seat":0},{"action":{"card":"?1=71","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"1?=11","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"11","do":"play"},"seat":0},{"action":{"card":"16","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"61","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"reset"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"?7=17","do":"play"},"seat":1},{"action":{"card":"?6=76","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"62","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"24","do":"play"},"seat":1},{"action":{"card":"41","do":"play"},"seat":1},{"action":{"card":"17","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"cards":["?5=55","5?=54","?3=53"],"do":"chain"},"seat":0},{"action":{"card":"31","do":"play"},"seat":0},{"action":{"card":"37","do":"play"},"seat":0},{"action":{"card":"32","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool2"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"pool0"},"seat":1},{"action":{"card":"25","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"pool1"},"seat":1},{"action":{"card":"56","do":"play"},"seat":0},{"action":{"card":"51","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"?4=14","do":"play"},"seat":1},{"action":{"card":"13","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"card":"34","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"44","do":"play"},"seat":0},{"action":{"card":"45","do":"play"},"seat":0},{"action":{"card":"47","do":"play"},"seat":0},{"action":{"card":"74","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"42","do":"play"},"seat":1}],"trail":"ce19b5f9ec74e99f34114b569b071eb58270cbd6e426eb2ea0bb878ddc9e1dee66f29f4d1be37399ae3cbeb0a18765696f45647a038f3ef4a0c78502c04836647aa82e9125fe28255a3576acb83d47541907e7ff7a6cba516dba51a42477a5b18aeb5ad7c10dbc2b4ac73916af7f95c1692e096bc886c957ae0919f3419f2e51431f020e10cbe136a58d5ad27155edf73251173fbb2a3bdf59e359a4832384bc730a849abadb9817bb5627b4f40ad36e71f1924acb2b3c481db8e58a4f6390f64e2b62392fe322cf90ea350ae93036018269fc145df91aad93d05ed93cc290bd193ef2ad5b1a4038d5fc143bbc53d7d948ada74843b736462f140100bcc1d1335a43605a463c7ba8aca2638f5c998b8a6434db5c43ba7c403fa37200edb6cdaf32058f154a990a675b9d180cdf6075edb3fcb9b04476669f725808690fddafaa0b5678b072baeac5f3691a8a7fa610ab25ebe47905aee1c1ad12fcb5a880c01578570a6891355b6f189cb59e1dfa3a3c34360ba8fdc44c7e359164a1c93dc020c7fd7f9cf069f06ef9937f3e64365126d585ba61398001a5abe69166f6d41e289355dcc356f6e540f2b7dc5512ff9ce27b8a1dcbaab65cf6317e3630a31025272e1c1ed24dd447a04cc793939bffc3e3b32f36edf055da6df0922501aa1fbc54f5d57160ddb6055472c5a0badbdedbdd7efc9d6cc3329d9a90d97dd4d65cd23ea6815d216b751460287aaaa229b9d7834fde399309d5c7a1efc2d6f45b6b957bd4e766648e8aebdc317ec9904771616a20469c7d0322d9a80be86ef56bbb240d8d51acb4b8c03942acc7a7f03112e0baa284d5a74a16ef395919e0902a789a0a806194c104f2cfddf8fa6d9ecaec1046c2cc136504f4a8c19561eadc761251e14851e0436a2467fbe928bda1d18146ea58bb780be8f85aab41f827fb99efb6168f0392a30e29ea984eb99d31993100744658d7c1a2af959fd61fc2e026bf3849066f9aa65c078172d6f5af02d6cc9b55bef1536ee147929dab7cf58015bb74758c761469571128533205805fc23e6b8eae34344df58ed5d7f1ca28d0e569383fba4a5db98cd23ecdfd2853e20e0d7cc975927360b2e21e56048a8a5b608caca65fb443d7b548ead5b904c97131daa7608f227fa31663bc48dc249663a25829e4083295acd16b68a39bb9b8a0465e6567b348bbc5e5e0ab85fcdc4f85f4c63eacbf98421223c51d01623747cc954643a9d8093cb916ec7393fd19ba480f35fdeded08a61ded3f8944c3006bd3bee46188c5f3192796065e1d88e33d48678c3a64d985f283e522031fa52d8df11f438018a249bf7c4bacfe93fc12e51c4fc1e1b82101b92c86c8391426f8f04b76ff28bbf29ca4032259b2827582cecd92536ac14852c027ea2d040e4dbc86f22d063705a784c3996d66be2459517f96fc37678872e733d8dd1ba77199f101f7fd47eb8d9d4ccc53a7d794835940d04016ce","result":[{"place":2,"score":7,"team":0},{"place":1,"score":0,"team":1}],"fairness":{"commitment":"52ab0be37c6d48a3f7adfe7f49d7dc06ae912f3db213596591bb4ac16d0a5059","secret":"12052998ef6c3f2a17c84e3ebc781de03aed0083938f3ae57cdad41142410b86","entropy":[]}}',0,1795018342642);
INSERT INTO "matches" VALUES('9v6qvfpme7byzcu5','fu53iwj49p6wab8k',1,'chain',2,'{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"}','["Ann","Ben"]','13d5439e10bd6f27d84038533c3ec339481027db7b4ee6faa5aad2bb1e9358a6','[]',1,1795018342703,1795018343993,70,'{"format":"cardinal-record","version":1,"game":"chain","revision":2,"options":{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"},"seats":["Ann","Ben"],"inputs":[{"chance":{"starter":1}},{"chance":{"deal":["O8","O6","X3","B2","B3","P3","R2","X2","P1","B5","R7","B1","R1","P7","G5","R6","O9","P4","O0","O7","G7","B7","G9","P9","O3","G3","R8","X4","P2","P0","R9","G8","G2","P6","O5","G6","G0","B4","P8","O2","O4","X1","O1","R5","B9","B6","G1","B0","R4","P5","R0","G4","R3","B8"]}},{"action":{"do":"sweep","slot":4},"seat":1},{"action":{"do":"take","slot":4},"seat":1},{"action":{"do":"take","slot":0},"seat":0},{"action":{"do":"take","slot":4},"seat":1},{"action":{"do":"take","slot":0},"seat":0},{"action":{"do":"take","slot":3},"seat":1},{"action":{"do":"sweep","slot":0},"seat":0},{"action":{"do":"take","slot":2},"seat":0},{"action":{"do":"take","slot":4},"seat":1},{"action":{"do":"take","slot":0},"seat":0},{"action":{"do":"sweep","slot":2},"seat":1},{"action":{"do":"take","slot":3},"seat":1},{"action":{"do":"sweep","slot":2},"seat":0},{"action":{"do":"take","slot":1},"seat":0},{"action":{"do":"sweep","slot":1},"seat":1},{"action":{"do":"take","slot":4},"seat":1},{"action":{"do":"take","slot":4},"seat":0},{"action":{"do":"sweep","slot":3},"seat":1},{"action":{"do":"take","slot":1},"seat":1},{"action":{"do":"take","slot":1},"seat":0},{"action":{"do":"take","slot":3},"seat":1},{"action":{"do":"sweep","slot":2},"seat":0},{"action":{"do":"take","slot":3},"seat":0},{"action":{"do":"sweep","slot":3},"seat":1},{"action":{"do":"take","slot":0},"seat":1},{"action":{"do":"take","slot":4},"seat":0},{"action":{"do":"take","slot":2},"seat":1},{"action":{"do":"take","slot":2},"seat":0},{"action":{"do":"sweep","slot":4},"seat":1},{"action":{"do":"take","slot":2},"seat":1},{"action":{"do":"take","slot":2},"seat":0},{"action":{"card":"X=7","do":"lay","group":0},"seat":0},{"action":{"card":"X=8","do":"lay","group":0},"seat":0},{"action":{"card":"B3","do":"lay","group":1},"seat":0},{"action":{"card":"G3","do":"lay","group":1},"seat":0},{"action":{"card":"B5","do":"lay","group":2},"seat":0},{"action":{"card":"P6","do":"lay","group":2},"seat":0},{"action":{"card":"P7","do":"lay","group":2},"seat":0},{"action":{"card":"O8","do":"lay","group":3},"seat":0},{"action":{"card":"P9","do":"lay","group":3},"seat":0},{"action":{"card":"G9","do":"lay","group":0},"seat":0},{"action":{"do":"seal"},"seat":0},{"action":{"card":"G0","do":"keep"},"seat":0},{"action":{"card":"B2","do":"discard"},"seat":0},{"action":{"card":"X=8","do":"lay","group":0},"seat":1},{"action":{"card":"O9","do":"lay","group":0},"seat":1},{"action":{"card":"O3","do":"lay","group":1},"seat":1},{"action":{"card":"P2","do":"lay","group":1},"seat":1},{"action":{"card":"R1","do":"lay","group":1},"seat":1},{"action":{"card":"O6","do":"lay","group":2},"seat":1},{"action":{"card":"O5","do":"lay","group":2},"seat":1},{"action":{"card":"R7","do":"lay","group":3},"seat":1},{"action":{"card":"R6","do":"lay","group":3},"seat":1},{"action":{"card":"B7","do":"lay","group":0},"seat":1},{"action":{"do":"seal"},"seat":1},{"action":{"card":"P3","do":"discard"},"seat":1},{"action":{"card":"P1","do":"discard"},"seat":1},{"chance":{"extra":["B0","G6"]}},{"action":{"do":"play","meld":["6","6","6"]},"seat":1},{"action":{"do":"play","meld":["9","9","X=9"]},"seat":0},{"action":{"do":"play","meld":["8","X=8"]},"seat":0},{"action":{"do":"play","meld":["7","7","X=7"]},"seat":1},{"action":{"do":"play","meld":["5"]},"seat":1},{"action":{"do":"play","meld":["5","6","7"]},"seat":0},{"action":{"do":"play","meld":["0"]},"seat":0},{"action":{"do":"play","meld":["3","3"]},"seat":0},{"action":{"do":"play","meld":["1","2","3"]},"seat":1},{"action":{"do":"play","meld":["9"]},"seat":1}],"trail":"54a3481f01ebcc73577325f53bb267e770a69ce221517a0106d55334f9a34efa33cde646d3c05573216c88c91ace8e8e9baf983a69772276651298c9493ee7aaf54d51b961d09499a089189984d37ee79e33cb5a37c85651558e522ae406a58d422008466a2b4874a5044bed1886569ca623dcb0825c8207c2e4024fbd96ad42243dbc1b2fffdb3e3e9a1b59","result":[{"place":2,"score":22,"team":0},{"place":1,"score":28,"team":1}],"fairness":{"commitment":"af8690db142c57257034270241028fe3260b3345a506b7ba7303784d973e5209","secret":"13d5439e10bd6f27d84038533c3ec339481027db7b4ee6faa5aad2bb1e9358a6","entropy":[]}}',0,1795018343993);
INSERT INTO "matches" VALUES('2vef2nxefx69rw4u','67k8bv8k7xz3kb32',1,'numboom',2,'{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"}','["Ann","Ben"]','494ff921e00c23ccceaa15473459126a195a719595a53f9f6a42cd564c521bd4','[]',1,1795018344053,1795018344388,13,'{"format":"cardinal-record","version":1,"game":"numboom","revision":2,"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"seats":["Ann","Ben"],"inputs":[{"chance":{"starter":0}},{"chance":{"deal":["3","1","1","exchange","bomb","4","2","2","disrupt","1","2","3","3","3","4","1","1","3","3","1","2","3","4","exchange","1","stack","bomb","observe","2","1","1","exchange","disrupt","observe","3","3","4","reverse","4","reverse","2","reset","3","3","3","3","exchange","1","2","2","stack","reset","bomb","observe","reverse","4","reset","2","3","2","3","4","stack","2","4","disrupt","reverse","1","disrupt","3","2","2","2","2","reset","1","2","stack","1","2","1","1","4","2","bomb","1","4","bomb","1","disrupt","observe","3","stack","exchange","1","1","3","1","2","3","1","reverse","reset","3","3","2","observe"]}},{"action":{"card":"3","do":"place","position":0},"seat":0},{"action":{"do":"flip","position":0},"seat":1},{"action":{"card":"2","do":"place","position":1},"seat":0},{"action":{"card":"2","do":"place","position":0},"seat":1},{"action":{"do":"flip","position":1},"seat":0},{"action":{"card":"1","do":"place","position":1},"seat":0},{"action":{"do":"flip","position":0},"seat":1},{"action":{"card":"4","do":"place","position":0},"seat":1},{"action":{"do":"flip","position":0},"seat":0},{"action":{"card":"3","do":"place","position":0},"seat":0},{"action":{"do":"flip","position":1},"seat":1}],"trail":"2e3d8ae262d46e3272e4e7462531eb46849d4a8c007ffc387032","result":[{"place":1,"score":1,"team":0},{"place":2,"score":0,"team":1}],"fairness":{"commitment":"a1680742a6f2344f8d308f075f37af85cc9ea84df5dfbfce28a66833d71dd49a","secret":"494ff921e00c23ccceaa15473459126a195a719595a53f9f6a42cd564c521bd4","entropy":[]}}',0,1795018344388);
INSERT INTO "matches" VALUES('awa5hvk8iiq9nqub','ecdawa6yg248a4t4',1,'sequence-numbers',2,'{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"}','["Ann","Ben"]','bfe5a3f74687d956eeebc11adbdfbee4fed9f368860b5a9d0eb18d4e0adf56b1','[]',1,1795018344404,1795018345790,58,'{"format":"cardinal-record","version":1,"game":"sequence-numbers","revision":2,"options":{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"},"seats":["Ann","Ben"],"inputs":[{"chance":{"dealer":0}},{"chance":{"deal":["33-8","35-4","17+8","3+27","47-10","9+29","43-3","9+4","9-6","23-8","7+35","5+11","9+9","21-7","5+31","9+19","1+0","15+12","minus1","3+1","13-3","19-6","25+12","7+5","31-7","27-10","11+13","45-4","5+1","plus2","11-7","27+8","6+3","7+25","7+8","13-8","29-11","7+15","15-9","1+1","11+3","23-3","27-5","39-6","0+7","41-12","39-11","3+17","15-4","21+10","17-10","25-9","5-4","21-12","11+10","0+5","13+6","3+37","19+4","5+3","51-12","37-10","35-9","5+12","11+23","41-7","49-11","33+6","29+4","7-5","45-9","0+3","5+21","17-5","31-12","minus2","9+1","19-11","31+10","plus1","37-5","3+8","29-6","33-3","47-5","43-8","25-4","23+6"]}},{"action":{"do":"place","slot":3,"space":"f3"},"seat":1},{"action":{"do":"place","slot":0,"space":"e3"},"seat":0},{"action":{"do":"place","slot":3,"space":"e9"},"seat":1},{"action":{"do":"place","slot":1,"space":"f5"},"seat":0},{"action":{"do":"place","slot":2,"space":"d4"},"seat":1},{"action":{"do":"place","slot":1,"space":"a10"},"seat":0},{"action":{"do":"place","slot":1,"space":"g11"},"seat":1},{"action":{"do":"place","slot":1,"space":"e4"},"seat":0},{"action":{"do":"place","slot":2,"space":"e2"},"seat":1},{"action":{"do":"place","slot":1,"space":"a6"},"seat":0},{"action":{"do":"remove","slot":2,"space":"f5"},"seat":1},{"action":{"do":"place","slot":0,"space":"e11"},"seat":0},{"action":{"do":"place","slot":2,"space":"b6"},"seat":1},{"action":{"do":"place","slot":3,"space":"d11"},"seat":0},{"action":{"do":"place","slot":4,"space":"b10"},"seat":1},{"action":{"do":"place","slot":0,"space":"h8"},"seat":0},{"action":{"do":"place","slot":1,"space":"c11"},"seat":1},{"action":{"do":"place","slot":1,"space":"e6"},"seat":0},{"action":{"do":"place","slot":4,"space":"b11"},"seat":1},{"action":{"do":"place","slot":2,"space":"c10"},"seat":0},{"action":{"do":"place","slot":4,"space":"g5"},"seat":1},{"action":{"do":"place","slot":2,"space":"g2"},"seat":0},{"action":{"do":"place","slot":0,"space":"g7"},"seat":1},{"action":{"do":"place","slot":3,"space":"e5"},"seat":0},{"action":{"do":"place","slot":3,"space":"f7"},"seat":1},{"action":{"do":"place","slot":3,"space":"b2"},"seat":0},{"action":{"do":"place","slot":0,"space":"e1"},"seat":1},{"action":{"do":"place","slot":3,"space":"e8"},"seat":0},{"action":{"do":"place","slot":4,"space":"a4"},"seat":1},{"action":{"do":"place","slot":3,"space":"d6"},"seat":0},{"action":{"do":"place","slot":2,"space":"a7"},"seat":1},{"action":{"do":"place","slot":3,"space":"g8"},"seat":0},{"action":{"do":"place","slot":2,"space":"f2"},"seat":1},{"action":{"do":"place","slot":2,"space":"a3"},"seat":0},{"action":{"do":"place","slot":2,"space":"h9"},"seat":1},{"action":{"do":"place","slot":1,"space":"b9"},"seat":0},{"action":{"do":"place","slot":2,"space":"f10"},"seat":1},{"action":{"do":"place","slot":1,"space":"b1"},"seat":0},{"action":{"do":"place","slot":2,"space":"b8"},"seat":1},{"action":{"do":"place","slot":3,"space":"g4"},"seat":0},{"action":{"do":"place","slot":4,"space":"d10"},"seat":1},{"action":{"do":"place","slot":0,"space":"g6"},"seat":0},{"action":{"do":"place","slot":0,"space":"a5"},"seat":1},{"action":{"do":"place","slot":3,"space":"a8"},"seat":0},{"action":{"do":"place","slot":2,"space":"b5"},"seat":1},{"action":{"do":"place","slot":2,"space":"d8"},"seat":0},{"action":{"do":"place","slot":2,"space":"g3"},"seat":1},{"action":{"do":"place","slot":3,"space":"c9"},"seat":0},{"action":{"do":"place","slot":2,"space":"f11"},"seat":1},{"action":{"do":"place","slot":3,"space":"c5"},"seat":0},{"action":{"do":"place","slot":2,"space":"h6"},"seat":1},{"action":{"do":"place","slot":4,"space":"h5"},"seat":0},{"action":{"do":"place","slot":1,"space":"g1"},"seat":1},{"action":{"do":"place","slot":3,"space":"a9"},"seat":0},{"action":{"do":"place","slot":2,"space":"d3"},"seat":1},{"action":{"do":"place","slot":4,"space":"f8"},"seat":0}],"trail":"cbba8b73fc4b6a8bb3399fd575509b34f1fd43e2dc7c247c01f763e305cbaa78c942a0caea519b81e7cca8e8552373439e9c2ab774c30792d6a21413fede9a19d30bfe61207e9ed3227db492cce57ceb4d5c0037cf15f8b22f1b6778e8eb1c35b16f367fe266b9e3e6a1d9f26d81d922af7cca24","result":[{"place":1,"score":1,"team":0},{"place":2,"score":0,"team":1}],"fairness":{"commitment":"ba83b67b3cb5900e26c131eedb125473bb340e72dc3de787d32ac0b55f41fd45","secret":"bfe5a3f74687d956eeebc11adbdfbee4fed9f368860b5a9d0eb18d4e0adf56b1","entropy":[]}}',0,1795018345790);
CREATE TABLE match_seats (
    match_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    place BIGINT,
    score BIGINT,
    team BIGINT,
    before DOUBLE PRECISION,
    after DOUBLE PRECISION,
    uncertainty DOUBLE PRECISION,
    ended BIGINT,
    PRIMARY KEY (match_id, seat)
);
INSERT INTO "match_seats" VALUES('54gztuj9ysrqdejg',0,'7ekmj5cd4wz4xc9x',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('54gztuj9ysrqdejg',1,'zabe4xbg92ri9imi',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('p73mh47qenqv4dqb',0,'7ekmj5cd4wz4xc9x',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('p73mh47qenqv4dqb',1,'zabe4xbg92ri9imi',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('2z9s4k5jtjkc2e47',0,'7ekmj5cd4wz4xc9x',1,1,0,NULL,NULL,NULL,1795018329622);
INSERT INTO "match_seats" VALUES('2z9s4k5jtjkc2e47',1,'zabe4xbg92ri9imi',2,0,1,NULL,NULL,NULL,1795018329622);
INSERT INTO "match_seats" VALUES('k7r64fk6ausg76wh',0,'7ekmj5cd4wz4xc9x',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('k7r64fk6ausg76wh',1,'zabe4xbg92ri9imi',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('vucjjpqnp79dfzcn',0,'7ekmj5cd4wz4xc9x',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('vucjjpqnp79dfzcn',1,'zabe4xbg92ri9imi',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('dee27htgi2ehe39u',0,'7ekmj5cd4wz4xc9x',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('dee27htgi2ehe39u',1,'bot-random',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('93c694fhpmwpkax5',0,'7ekmj5cd4wz4xc9x',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('93c694fhpmwpkax5',1,'bot-random',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('8egtyjjmempjd2pa',0,'7ekmj5cd4wz4xc9x',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('8egtyjjmempjd2pa',1,'bot-random',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('q3e9teu5dx3hhmp8',0,'7ekmj5cd4wz4xc9x',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('q3e9teu5dx3hhmp8',1,'bot-random',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('xj544kpvur5833qj',0,'7ekmj5cd4wz4xc9x',2,7,0,1500.0,1.337689106093702322e+03,2.903189637179804095e+02,1795018342642);
INSERT INTO "match_seats" VALUES('xj544kpvur5833qj',1,'zabe4xbg92ri9imi',1,0,1,1500.0,1.662310893906297678e+03,2.903189637179804095e+02,1795018342642);
INSERT INTO "match_seats" VALUES('9v6qvfpme7byzcu5',0,'7ekmj5cd4wz4xc9x',2,22,0,1500.0,1.337689106093702322e+03,2.903189637179804095e+02,1795018343993);
INSERT INTO "match_seats" VALUES('9v6qvfpme7byzcu5',1,'zabe4xbg92ri9imi',1,28,1,1500.0,1.662310893906297678e+03,2.903189637179804095e+02,1795018343993);
INSERT INTO "match_seats" VALUES('2vef2nxefx69rw4u',0,'7ekmj5cd4wz4xc9x',1,1,0,1500.0,1.662310893906297678e+03,2.903189637179804095e+02,1795018344388);
INSERT INTO "match_seats" VALUES('2vef2nxefx69rw4u',1,'zabe4xbg92ri9imi',2,0,1,1500.0,1.337689106093702322e+03,2.903189637179804095e+02,1795018344388);
INSERT INTO "match_seats" VALUES('awa5hvk8iiq9nqub',0,'7ekmj5cd4wz4xc9x',1,1,0,1500.0,1.662310893906297678e+03,2.903189637179804095e+02,1795018345790);
INSERT INTO "match_seats" VALUES('awa5hvk8iiq9nqub',1,'zabe4xbg92ri9imi',2,0,1,1500.0,1.337689106093702322e+03,2.903189637179804095e+02,1795018345790);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT,
    kind TEXT NOT NULL,
    words TEXT NOT NULL, submission TEXT,
    PRIMARY KEY (table_id, id)
);
INSERT INTO "chat" VALUES('qsrmai63mzt9qvra',1,1795018328793,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('qsrmai63mzt9qvra',2,1795018328797,'zabe4xbg92ri9imi','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('bqjruz74hnsuvmfw',1,1795018329067,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('bqjruz74hnsuvmfw',2,1795018329083,'zabe4xbg92ri9imi','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('uk34h7br4bm5cd7e',1,1795018329375,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('uk34h7br4bm5cd7e',2,1795018329382,'zabe4xbg92ri9imi','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('hsn6iw852p59zizt',1,1795018329675,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('hsn6iw852p59zizt',2,1795018329685,'zabe4xbg92ri9imi','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('yfawu6vypsznezwf',1,1795018329948,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('yfawu6vypsznezwf',2,1795018329951,'zabe4xbg92ri9imi','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('i23spidn38heqs72',1,1795018330759,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('5xp4exnnmtvcajk2',1,1795018330767,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('uyfd7d8n48auqjsu',1,1795018330775,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('wsgsf8kyb6c3p4xm',1,1795018330782,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('9gtcbpda2j3yvbrh',1,1795018330789,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('9gtcbpda2j3yvbrh',2,1795018330793,'zabe4xbg92ri9imi','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('fu53iwj49p6wab8k',1,1795018342694,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('fu53iwj49p6wab8k',2,1795018342702,'zabe4xbg92ri9imi','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('67k8bv8k7xz3kb32',1,1795018344048,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('67k8bv8k7xz3kb32',2,1795018344053,'zabe4xbg92ri9imi','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('ecdawa6yg248a4t4',1,1795018344400,'7ekmj5cd4wz4xc9x','said','good luck','7ekmj5cd4wz4xc9x hi');
INSERT INTO "chat" VALUES('ecdawa6yg248a4t4',2,1795018344404,'zabe4xbg92ri9imi','remark','sat-down',NULL);
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (person, game, pool)
);
INSERT INTO "ratings" VALUES('7ekmj5cd4wz4xc9x','number-chain','duel',1.337689106093702322e+03,2.903189637179804095e+02,5.99996753723381418e-02,1);
INSERT INTO "ratings" VALUES('zabe4xbg92ri9imi','number-chain','duel',1.662310893906297678e+03,2.903189637179804095e+02,5.99996753723381418e-02,1);
INSERT INTO "ratings" VALUES('7ekmj5cd4wz4xc9x','chain','duel',1.337689106093702322e+03,2.903189637179804095e+02,5.99996753723381418e-02,1);
INSERT INTO "ratings" VALUES('zabe4xbg92ri9imi','chain','duel',1.662310893906297678e+03,2.903189637179804095e+02,5.99996753723381418e-02,1);
INSERT INTO "ratings" VALUES('7ekmj5cd4wz4xc9x','numboom','duel',1.662310893906297678e+03,2.903189637179804095e+02,5.99996753723381418e-02,1);
INSERT INTO "ratings" VALUES('zabe4xbg92ri9imi','numboom','duel',1.337689106093702322e+03,2.903189637179804095e+02,5.99996753723381418e-02,1);
INSERT INTO "ratings" VALUES('7ekmj5cd4wz4xc9x','sequence-numbers','duel',1.662310893906297678e+03,2.903189637179804095e+02,5.99996753723381418e-02,1);
INSERT INTO "ratings" VALUES('zabe4xbg92ri9imi','sequence-numbers','duel',1.337689106093702322e+03,2.903189637179804095e+02,5.99996753723381418e-02,1);
CREATE TABLE nodes (
    id TEXT PRIMARY KEY, -- another one after every start
    name TEXT NOT NULL,
    expires BIGINT NOT NULL -- by the clock of the database
);
CREATE TABLE rating_order (
    pool TEXT PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO "rating_order" VALUES('number-chain duel',1795018342642);
INSERT INTO "rating_order" VALUES('chain duel',1795018343993);
INSERT INTO "rating_order" VALUES('numboom duel',1795018344388);
INSERT INTO "rating_order" VALUES('sequence-numbers duel',1795018345790);
CREATE TABLE "match_log" (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    submission TEXT,
    clocks TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
) WITHOUT ROWID;
CREATE TABLE match_tail (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    submission TEXT,
    clocks TEXT NOT NULL
);
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',1,1795018328802,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',2,1795018328802,'{"chance":{"deal":["21","61","23","55","36","?3","71","57","25","51","77","16","53","65","?6","17","44","35","22","66","43","34","31","52","1?","15","12","?1","41","27","24","?4","72","45","13","?2","63","64","7?","?7","67","73","5?","75","32","42","37","11","76","74","47","6?","62","2?","?5","56","3?","46","4?","33","26","54","14"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',3,1795018328861,'{"seat":0,"action":{"do":"play","card":"23"}}','0:2-0-167773','[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',4,1795018328863,'{"seat":0,"action":{"do":"play","card":"21"}}','0:3-1-543405','[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',5,1795018328907,'{"seat":0,"action":{"do":"play","card":"?3=23"}}','0:4-2-451411','[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',6,1795018328912,'{"seat":0,"action":{"do":"play","card":"25"}}','0:5-3-561909','[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',7,1795018328964,'{"undo":5,"by":0}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',8,1795018328973,'{"seat":0,"action":{"do":"end"}}','0:7-4-144824','[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',9,1795018328983,'{"seat":1,"action":{"do":"reset"}}','1:8-0-715502','[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',10,1795018329023,'{"seat":1,"action":{"do":"discard","card":"77"}}','1:9-1-131039','[null,null]');
INSERT INTO "match_tail" VALUES('54gztuj9ysrqdejg',11,1795018329032,'{"seat":1,"action":{"do":"discard","card":"44"}}','1:10-2-854315','[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',1,1795018329087,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',2,1795018329087,'{"chance":{"deal":["O5","R0","B8","B6","B2","X1","B9","G2","O0","O3","P0","R7","R1","O8","P8","G6","O1","B4","G1","B3","G9","O6","X4","X2","O7","R3","O4","G7","X3","R2","G3","P6","G8","P9","B7","O9","R8","G0","R9","G4","B5","P2","O2","P7","R6","B1","P4","G5","P5","R4","P1","B0","R5","P3"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',3,1795018329148,'{"seat":0,"action":{"do":"sweep","slot":3}}','0:2-0-263231','[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',4,1795018329150,'{"seat":0,"action":{"do":"take","slot":3}}','0:3-1-718673','[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',5,1795018329199,'{"seat":1,"action":{"do":"take","slot":4}}','1:4-0-327312','[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',6,1795018329201,'{"seat":0,"action":{"do":"sweep","slot":0}}','0:5-2-257219','[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',7,1795018329220,'{"undo":5,"by":0}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',8,1795018329260,'{"seat":0,"action":{"do":"take","slot":4}}','0:7-3-615764','[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',9,1795018329268,'{"seat":1,"action":{"do":"take","slot":2}}','1:8-1-306307','[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',10,1795018329311,'{"seat":0,"action":{"do":"sweep","slot":4}}','0:9-4-885686','[null,null]');
INSERT INTO "match_tail" VALUES('p73mh47qenqv4dqb',11,1795018329359,'{"seat":0,"action":{"do":"take","slot":0}}','0:10-5-753075','[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',1,1795018329386,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',2,1795018329386,'{"chance":{"deal":["disrupt","reverse","stack","3","3","2","reset","exchange","1","observe","2","4","observe","observe","1","bomb","exchange","3","reset","1","3","3","2","3","bomb","reset","1","1","1","1","1","stack","disrupt","3","2","bomb","1","3","3","4","exchange","stack","reset","3","2","exchange","observe","1","2","2","1","2","2","exchange","2","1","4","2","disrupt","1","4","1","4","reverse","1","2","reverse","2","observe","reset","3","3","4","3","2","2","4","1","3","stack","3","stack","2","4","reverse","disrupt","3","3","4","1","3","1","1","reverse","disrupt","3","2","3","1","1","bomb","2","bomb","2","3","4","2"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',3,1795018329443,'{"seat":0,"action":{"do":"place","card":"3","position":0}}','0:2-0-875041','[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',4,1795018329447,'{"seat":1,"action":{"do":"flip","position":0}}','1:3-0-939122','[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',5,1795018329495,'{"seat":0,"action":{"do":"place","card":"2","position":0}}','0:4-1-893940','[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',6,1795018329499,'{"seat":1,"action":{"do":"place","card":"bomb","position":1}}','1:5-1-481574','[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',7,1795018329553,'{"undo":5,"by":1}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',8,1795018329556,'{"seat":1,"action":{"do":"place","card":"bomb","position":1}}','1:7-2-949579','[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',9,1795018329558,'{"seat":0,"action":{"do":"flip","position":1}}','0:8-2-63027','[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',10,1795018329611,'{"seat":0,"action":{"do":"place","card":"1","position":1}}','0:9-3-153267','[null,null]');
INSERT INTO "match_tail" VALUES('2z9s4k5jtjkc2e47',11,1795018329614,'{"seat":1,"action":{"do":"flip","position":1}}','1:10-3-180195','[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',1,1795018329687,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',2,1795018329687,'{"chance":{"deal":["4","disrupt","1","3","1","1","2","2","exchange","3","4","4","4","bomb","reverse","4","2","1","1","2","2","1","stack","reset","3","3","stack","disrupt","exchange","3","1","3","3","observe","1","3","4","exchange","4","3","exchange","2","reverse","bomb","2","3","2","2","4","observe","3","bomb","2","reverse","3","reset","1","1","1","1","2","3","reverse","disrupt","bomb","bomb","1","3","3","1","1","observe","3","2","2","4","exchange","1","1","reset","reverse","1","3","2","1","reset","3","stack","2","4","disrupt","disrupt","3","2","observe","2","stack","stack","3","2","3","1","1","2","reset","observe","2"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',3,1795018329743,'{"seat":0,"action":{"do":"place","card":"3","position":0}}','0:2-0-486851','[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',4,1795018329787,'{"seat":1,"action":{"do":"flip","position":0}}','1:3-0-34580','[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',5,1795018329789,'{"seat":0,"action":{"do":"place","card":"4","position":1}}','0:4-1-69208','[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',6,1795018329792,'{"seat":1,"action":{"do":"place","card":"1","position":0}}','1:5-1-656842','[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',7,1795018329844,'{"undo":5,"by":1}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',8,1795018329847,'{"seat":1,"action":{"do":"place","card":"2","position":0}}','1:7-2-755387','[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',9,1795018329851,'{"seat":0,"action":{"do":"flip","position":0}}','0:8-2-352483','[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',10,1795018329895,'{"seat":0,"action":{"do":"place","card":"3","position":0}}','0:9-3-207122','[null,null]');
INSERT INTO "match_tail" VALUES('k7r64fk6ausg76wh',11,1795018329897,'{"seat":1,"action":{"do":"flip","position":1}}','1:10-3-717698','[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',1,1795018329955,'{"chance":{"dealer":1}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',2,1795018329955,'{"chance":{"deal":["21-12","23-3","45-9","21+10","minus2","33+6","35-4","9+4","9-6","6+3","43-8","27-5","3+37","29-6","43-3","11-7","25+12","33-3","17-5","0+7","7-5","15+12","9+9","31-7","31+10","15-4","29-11","1+0","47-10","41-7","31-12","39-11","0+5","15-9","5-4","19-6","3+27","3+1","11+13","11+23","5+11","23-8","49-11","7+35","9+1","7+5","11+10","plus1","33-8","47-5","35-9","9+29","5+31","1+1","23+6","17+8","19-11","13+6","25-4","25-9","minus1","5+12","21-7","3+17","17-10","19+4","5+3","39-6","9+19","37-10","29+4","45-4","5+21","51-12","0+3","5+1","plus2","13-8","27+8","3+8","7+25","11+3","7+15","7+8","41-12","37-5","27-10","13-3"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',3,1795018330012,'{"seat":0,"action":{"do":"place","slot":0,"space":"c9"}}','0:2-0-98661','[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',4,1795018330014,'{"seat":1,"action":{"do":"place","slot":3,"space":"f3"}}','1:3-0-646390','[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',5,1795018330055,'{"seat":0,"action":{"do":"place","slot":0,"space":"f6"}}','0:4-1-244475','[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',6,1795018330059,'{"seat":1,"action":{"do":"place","slot":0,"space":"d3"}}','1:5-1-832109','[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',7,1795018330110,'{"undo":5,"by":1}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',8,1795018330113,'{"seat":1,"action":{"do":"place","slot":2,"space":"d4"}}','1:7-2-561195','[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',9,1795018330114,'{"seat":0,"action":{"do":"remove","slot":4,"space":"f3"}}','0:8-2-158291','[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',10,1795018330159,'{"seat":1,"action":{"do":"place","slot":1,"space":"f5"}}','1:9-3-771553','[null,null]');
INSERT INTO "match_tail" VALUES('vucjjpqnp79dfzcn',11,1795018330161,'{"seat":0,"action":{"do":"place","slot":4,"space":"c5"}}','0:10-3-744626','[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',1,1795018330216,'{"chance":{"starter":1}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',2,1795018330216,'{"chance":{"deal":["17","57","46","51","56","5?","32","73","25","76","61","6?","64","11","?3","44","77","53","?5","26","2?","?4","7?","21","41","27","1?","22","71","37","47","52","3?","34","15","16","43","14","45","35","54","62","42","66","23","67","31","74","24","63","?6","?2","13","?7","12","36","75","33","55","?1","72","65","4?"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',3,1795018330219,'{"seat":1,"action":{"do":"take","from":"pool2"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',4,1795018330222,'{"seat":1,"action":{"do":"discard","card":"6?=65"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',5,1795018330263,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:4-0-944153','[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',6,1795018330265,'{"seat":0,"action":{"do":"discard","card":"5?=51"}}','0:5-1-192870','[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',7,1795018330267,'{"seat":1,"action":{"do":"reset"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',8,1795018330276,'{"seat":1,"action":{"do":"discard","card":"27"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',9,1795018330279,'{"seat":1,"action":{"do":"discard","card":"26"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',10,1795018330281,'{"seat":1,"action":{"do":"discard","card":"53"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',11,1795018330307,'{"seat":0,"action":{"do":"play","card":"?4=34"}}','0:10-2-839795','[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',12,1795018330309,'{"seat":0,"action":{"do":"end"}}','0:11-3-486902','[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',13,1795018330315,'{"seat":1,"action":{"do":"play","card":"?5=45"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('dee27htgi2ehe39u',14,1795018330318,'{"seat":1,"action":{"do":"end"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('93c694fhpmwpkax5',1,1795018330323,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('93c694fhpmwpkax5',2,1795018330323,'{"chance":{"deal":["B5","O1","O7","P2","B8","G0","R7","P1","P9","X1","B4","G6","R6","R1","R5","O3","X4","R9","X2","O2","B6","R8","P5","O9","R0","B1","O6","R3","G4","O4","G5","G9","P4","P8","O5","O0","P7","B2","R2","G2","R4","P6","B7","B9","G1","G7","P0","G3","O8","X3","P3","B3","G8","B0"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('93c694fhpmwpkax5',3,1795018330375,'{"seat":0,"action":{"do":"take","slot":4}}','0:2-0-944153','[null,null]');
INSERT INTO "match_tail" VALUES('93c694fhpmwpkax5',4,1795018330378,'{"seat":1,"action":{"do":"take","slot":3}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('93c694fhpmwpkax5',5,1795018330419,'{"seat":0,"action":{"do":"sweep","slot":1}}','0:4-1-192870','[null,null]');
INSERT INTO "match_tail" VALUES('93c694fhpmwpkax5',6,1795018330421,'{"seat":0,"action":{"do":"take","slot":4}}','0:5-2-839795','[null,null]');
INSERT INTO "match_tail" VALUES('93c694fhpmwpkax5',7,1795018330423,'{"seat":1,"action":{"do":"take","slot":1}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('8egtyjjmempjd2pa',1,1795018330431,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('8egtyjjmempjd2pa',2,1795018330431,'{"chance":{"deal":["2","observe","4","bomb","exchange","bomb","2","3","1","1","bomb","3","3","1","disrupt","3","1","reset","2","3","1","1","4","3","3","3","4","1","4","2","exchange","2","exchange","reset","exchange","observe","2","2","1","2","reverse","4","disrupt","3","1","1","2","3","2","disrupt","1","1","reverse","4","disrupt","stack","observe","3","2","1","reset","stack","1","1","2","3","reverse","4","1","exchange","2","2","stack","3","2","reset","3","disrupt","reverse","3","bomb","2","1","1","observe","2","3","2","stack","reset","4","bomb","4","1","3","4","2","3","3","observe","reverse","stack","3","2","1","1","3"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('8egtyjjmempjd2pa',3,1795018330483,'{"seat":0,"action":{"do":"place","card":"bomb","position":0}}','0:2-0-944153','[null,null]');
INSERT INTO "match_tail" VALUES('8egtyjjmempjd2pa',4,1795018330486,'{"seat":1,"action":{"do":"flip","position":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('8egtyjjmempjd2pa',5,1795018330527,'{"seat":0,"action":{"do":"place","card":"1","position":0}}','0:4-1-192870','[null,null]');
INSERT INTO "match_tail" VALUES('8egtyjjmempjd2pa',6,1795018330530,'{"seat":1,"action":{"do":"flip","position":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('8egtyjjmempjd2pa',7,1795018330571,'{"seat":0,"action":{"do":"place","card":"2","position":0}}','0:6-2-839795','[null,null]');
INSERT INTO "match_tail" VALUES('8egtyjjmempjd2pa',8,1795018330573,'{"seat":1,"action":{"do":"place","card":"2","position":1}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',1,1795018330587,'{"chance":{"dealer":1}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',2,1795018330587,'{"chance":{"deal":["19-11","29-6","7+5","9+19","7+25","31-12","13+6","5+11","7+35","9-6","9+1","9+29","3+8","17+8","25-9","0+5","35-9","5+21","11+23","43-8","21-7","15-9","33-8","19+4","37-10","minus2","21-12","19-6","37-5","33+6","47-10","7+15","49-11","17-5","15+12","5+31","3+1","25+12","35-4","45-4","9+4","23-8","23+6","0+3","25-4","39-11","29+4","6+3","13-8","7+8","5-4","23-3","5+1","31+10","3+37","15-4","41-7","13-3","5+12","3+27","27-10","43-3","5+3","29-11","51-12","plus1","27-5","27+8","11+13","9+9","1+0","41-12","39-6","plus2","21+10","0+7","11+3","11-7","minus1","7-5","17-10","33-3","45-9","47-5","1+1","11+10","3+17","31-7"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',3,1795018330642,'{"seat":0,"action":{"do":"place","slot":0,"space":"a9"}}','0:2-0-944153','[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',4,1795018330653,'{"seat":1,"action":{"do":"place","slot":4,"space":"c7"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',5,1795018330699,'{"seat":0,"action":{"do":"place","slot":1,"space":"h6"}}','0:4-1-192870','[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',6,1795018330701,'{"seat":1,"action":{"do":"agree"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',7,1795018330704,'{"seat":1,"action":{"do":"place","slot":0,"space":"a2"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',8,1795018330743,'{"seat":0,"action":{"do":"place","slot":0,"space":"h7"}}','0:7-2-839795','[null,null]');
INSERT INTO "match_tail" VALUES('q3e9teu5dx3hhmp8',9,1795018330752,'{"seat":1,"action":{"do":"place","slot":4,"space":"d2"}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',1,1795018330797,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',2,1795018330797,'{"chance":{"deal":["67","51","75","72","63","?2","?3","5?","27","35","4?","25","42","17","61","47","?5","33","21","31","24","44","3?","12","53","?7","64","32","15","37","66","55","76","2?","77","7?","56","54","1?","?4","52","41","73","?1","?6","74","57","45","36","16","23","62","13","43","34","26","11","65","46","71","6?","22","14"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',3,1795018330869,'{"seat":0,"action":{"do":"play","card":"?3=23"}}','0:2-0-710471','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',4,1795018330872,'{"seat":0,"action":{"do":"play","card":"27"}}','0:3-1-419743','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',5,1795018330915,'{"seat":0,"action":{"do":"play","card":"?2=22"}}','0:4-2-964099','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',6,1795018330963,'{"seat":0,"action":{"do":"end"}}','0:5-3-282129','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',7,1795018330970,'{"seat":1,"action":{"do":"chain","cards":["?5=45","4?=46","47"]}}','1:6-0-258200','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',8,1795018331012,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:7-1-7377','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',9,1795018331017,'{"seat":0,"action":{"do":"play","card":"75"}}','0:8-4-881840','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',10,1795018331067,'{"seat":0,"action":{"do":"play","card":"72"}}','0:9-5-543987','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',11,1795018331072,'{"seat":0,"action":{"do":"end"}}','0:10-6-934023','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',12,1795018331131,'{"seat":1,"action":{"do":"play","card":"25"}}','1:11-2-367003','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',13,1795018331139,'{"seat":1,"action":{"do":"play","card":"21"}}','1:12-3-309056','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',14,1795018331143,'{"seat":1,"action":{"do":"end"}}','1:13-4-10448','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',15,1795018331147,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:14-7-892692','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',16,1795018331191,'{"seat":1,"action":{"do":"play","card":"17"}}','1:15-5-344659','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',17,1795018331194,'{"seat":1,"action":{"do":"end"}}','1:16-6-828777','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',18,1795018331200,'{"seat":0,"action":{"do":"play","card":"?7=77"}}','0:17-8-705635','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',19,1795018331243,'{"seat":0,"action":{"do":"end"}}','0:18-9-60652','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',20,1795018331244,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:19-7-288834','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',21,1795018331246,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:20-10-272805','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',22,1795018331287,'{"seat":1,"action":{"do":"chain","cards":["33","3?=32","31"]}}','1:21-8-215152','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',23,1795018331292,'{"seat":1,"action":{"do":"decline"}}','1:22-9-73533','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',24,1795018331299,'{"seat":0,"action":{"do":"reset"}}','0:23-11-41329','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',25,1795018331343,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:24-10-236094','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',26,1795018331344,'{"seat":0,"action":{"do":"chain","cards":["51","5?=52","53"]}}','0:25-12-279323','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',27,1795018331387,'{"seat":0,"action":{"do":"play","card":"35"}}','0:26-13-345061','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',28,1795018331388,'{"seat":0,"action":{"do":"end"}}','0:27-14-242949','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',29,1795018331390,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:28-11-846953','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',30,1795018331431,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:29-15-271021','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',31,1795018331435,'{"seat":1,"action":{"do":"play","card":"55"}}','1:30-12-770769','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',32,1795018331479,'{"seat":1,"action":{"do":"end"}}','1:31-13-809583','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',33,1795018331480,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:32-16-266259','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',34,1795018331527,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:33-14-145128','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',35,1795018331529,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:34-17-91081','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',36,1795018331575,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:35-15-441135','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',37,1795018331579,'{"seat":0,"action":{"do":"play","card":"56"}}','0:36-18-547121','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',38,1795018331623,'{"seat":0,"action":{"do":"play","card":"64"}}','0:37-19-937185','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',39,1795018331678,'{"seat":0,"action":{"do":"end"}}','0:38-20-45084','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',40,1795018331723,'{"seat":1,"action":{"do":"play","card":"42"}}','1:39-16-537652','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',41,1795018331725,'{"seat":1,"action":{"do":"end"}}','1:40-17-631400','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',42,1795018331726,'{"seat":0,"action":{"do":"play","card":"24"}}','0:41-21-433818','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',43,1795018331767,'{"seat":0,"action":{"do":"end"}}','0:42-22-746709','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',44,1795018331768,'{"seat":1,"action":{"do":"play","card":"44"}}','1:43-18-434628','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',45,1795018331811,'{"seat":1,"action":{"do":"end"}}','1:44-19-543320','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',46,1795018331813,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:45-23-92528','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',47,1795018331814,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:46-20-656228','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',48,1795018331855,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:47-24-195050','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',49,1795018331899,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:48-21-110081','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',50,1795018331900,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:49-25-294565','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',51,1795018331902,'{"seat":1,"action":{"do":"play","card":"41"}}','1:50-22-187810','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',52,1795018331943,'{"seat":1,"action":{"do":"play","card":"1?=13"}}','1:51-23-82761','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',53,1795018331944,'{"seat":1,"action":{"do":"play","card":"37"}}','1:52-24-429958','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',54,1795018331945,'{"seat":1,"action":{"do":"play","card":"7?=71"}}','1:53-25-453966','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',55,1795018331946,'{"seat":1,"action":{"do":"end"}}','1:54-26-250978','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',56,1795018331948,'{"seat":0,"action":{"do":"play","card":"15"}}','0:55-26-345832','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',57,1795018331991,'{"seat":0,"action":{"do":"play","card":"52"}}','0:56-27-160400','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',58,1795018331992,'{"seat":0,"action":{"do":"end"}}','0:57-28-304156','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',59,1795018332035,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:58-27-903425','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',60,1795018332037,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:59-29-469319','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',61,1795018332095,'{"seat":1,"action":{"do":"play","card":"2?=22"}}','1:60-28-150532','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',62,1795018332102,'{"seat":1,"action":{"do":"end"}}','1:61-29-500290','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',63,1795018332107,'{"seat":0,"action":{"do":"play","card":"?6=26"}}','0:62-30-555812','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',64,1795018332151,'{"seat":0,"action":{"do":"play","card":"66"}}','0:63-31-956849','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',65,1795018332206,'{"seat":0,"action":{"do":"play","card":"67"}}','0:64-32-467542','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',66,1795018332259,'{"seat":0,"action":{"do":"play","card":"76"}}','0:65-33-422551','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',67,1795018332311,'{"seat":0,"action":{"do":"play","card":"63"}}','0:66-34-1968','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',68,1795018332319,'{"seat":0,"action":{"do":"play","card":"32"}}','0:67-35-165340','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',69,1795018332367,'{"seat":0,"action":{"do":"end"}}','0:68-36-865293','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',70,1795018332372,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:69-30-167963','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',71,1795018332415,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:70-37-878381','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',72,1795018332420,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:71-31-624785','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',73,1795018332463,'{"seat":0,"action":{"do":"play","card":"?1=21"}}','0:72-38-988147','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',74,1795018332471,'{"seat":0,"action":{"do":"end"}}','0:73-39-359244','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',75,1795018332519,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:74-32-446056','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',76,1795018332520,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:75-40-453151','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',77,1795018332567,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:76-33-428747','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',78,1795018332569,'{"seat":0,"action":{"do":"play","card":"16"}}','0:77-41-737742','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',79,1795018332611,'{"seat":0,"action":{"do":"end"}}','0:78-42-927592','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',80,1795018332613,'{"seat":1,"action":{"do":"play","card":"61"}}','1:79-34-19802','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',81,1795018332614,'{"seat":1,"action":{"do":"end"}}','1:80-35-770483','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',82,1795018332615,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:81-43-732202','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',83,1795018332659,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:82-36-512646','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',84,1795018332660,'{"seat":0,"action":{"do":"play","card":"?4=14"}}','0:83-44-267978','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',85,1795018332707,'{"seat":0,"action":{"do":"end"}}','0:84-45-348589','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',86,1795018332755,'{"seat":1,"action":{"do":"play","card":"45"}}','1:85-37-491577','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',87,1795018332763,'{"seat":1,"action":{"do":"play","card":"54"}}','1:86-38-12987','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',88,1795018332766,'{"seat":1,"action":{"do":"end"}}','1:87-39-164095','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',89,1795018332771,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:88-46-120616','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',90,1795018332815,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:89-40-636565','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',91,1795018332822,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:90-47-591137','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',92,1795018332863,'{"seat":1,"action":{"do":"play","card":"43"}}','1:91-41-279142','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',93,1795018332875,'{"seat":1,"action":{"do":"play","card":"36"}}','1:92-42-670389','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',94,1795018332880,'{"seat":1,"action":{"do":"play","card":"62"}}','1:93-43-740324','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',95,1795018332884,'{"seat":1,"action":{"do":"end"}}','1:94-44-690635','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',96,1795018332891,'{"seat":0,"action":{"do":"play","card":"26"}}','0:95-48-847265','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',97,1795018332944,'{"seat":0,"action":{"do":"end"}}','0:96-49-305374','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',98,1795018332951,'{"seat":1,"action":{"do":"reset"}}','1:97-45-59566','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',99,1795018332995,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:98-50-986516','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',100,1795018333023,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:99-46-766885','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',101,1795018333047,'{"seat":0,"action":{"do":"reset"}}','0:100-51-512116','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',102,1795018333047,'{"chance":{"reshuffle":["2?","36","53","56","62","?6","44","72","47","64","32","5?","16","15","35","?5","3?","75","27","?2","45","41","21","17","24","?7","54","66","52","25","61","7?","55","63","4?","?3","33","12","76","?4","43","1?","51","31","?1","42","37","67"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',103,1795018333108,'{"seat":1,"action":{"do":"play","card":"6?=67"}}','1:102-47-195964','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',104,1795018333113,'{"seat":1,"action":{"do":"play","card":"74"}}','1:103-48-51495','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',105,1795018333114,'{"seat":1,"action":{"do":"end"}}','1:104-49-56573','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',106,1795018333115,'{"seat":0,"action":{"do":"play","card":"46"}}','0:105-52-109709','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',107,1795018333160,'{"seat":0,"action":{"do":"play","card":"65"}}','0:106-53-520926','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',108,1795018333224,'{"seat":0,"action":{"do":"end"}}','0:107-54-969274','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',109,1795018333267,'{"seat":1,"action":{"do":"play","card":"57"}}','1:108-50-498648','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',110,1795018333268,'{"seat":1,"action":{"do":"play","card":"73"}}','1:109-51-469047','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',111,1795018333269,'{"seat":1,"action":{"do":"play","card":"34"}}','1:110-52-644280','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',112,1795018333270,'{"seat":1,"action":{"do":"end"}}','1:111-53-786735','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',113,1795018333272,'{"seat":0,"action":{"do":"reset"}}','0:112-55-612241','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',114,1795018333315,'{"seat":1,"action":{"do":"reset"}}','1:113-54-770231','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',115,1795018333317,'{"seat":0,"action":{"do":"chain","cards":["23","22","2?=21"]}}','0:114-56-844363','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',116,1795018333359,'{"seat":0,"action":{"do":"play","card":"14"}}','0:115-57-669967','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',117,1795018333360,'{"seat":0,"action":{"do":"end"}}','0:116-58-102451','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',118,1795018333403,'{"seat":1,"action":{"do":"reset"}}','1:117-55-379159','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',119,1795018333404,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:118-59-9483','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',120,1795018333447,'{"seat":1,"action":{"do":"play","card":"44"}}','1:119-56-795398','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',121,1795018333448,'{"seat":1,"action":{"do":"play","card":"?6=46"}}','1:120-57-215181','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',122,1795018333449,'{"seat":1,"action":{"do":"end"}}','1:121-58-200522','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',123,1795018333453,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:122-60-101083','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',124,1795018333499,'{"seat":1,"action":{"do":"play","card":"62"}}','1:123-59-9717','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',125,1795018333503,'{"seat":1,"action":{"do":"end"}}','1:124-60-384249','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',126,1795018333504,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:125-61-652421','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',127,1795018333547,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:126-61-367730','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',128,1795018333550,'{"seat":0,"action":{"do":"reset"}}','0:127-62-420363','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',129,1795018333591,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:128-62-242741','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',130,1795018333594,'{"seat":0,"action":{"do":"reset"}}','0:129-63-990761','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',131,1795018333639,'{"seat":0,"action":{"do":"discard","card":"72"}}','0:130-64-66914','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',132,1795018333641,'{"seat":0,"action":{"do":"discard","card":"11"}}','0:131-65-96463','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',133,1795018333690,'{"seat":1,"action":{"do":"play","card":"?5=15"}}','1:132-63-450990','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',134,1795018333693,'{"seat":1,"action":{"do":"play","card":"13"}}','1:133-64-626524','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',135,1795018333695,'{"seat":1,"action":{"do":"end"}}','1:134-65-737100','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',136,1795018333696,'{"seat":0,"action":{"do":"play","card":"35"}}','0:135-66-168948','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',137,1795018333739,'{"seat":0,"action":{"do":"play","card":"3?=36"}}','0:136-67-411975','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',138,1795018333743,'{"seat":0,"action":{"do":"end"}}','0:137-68-550388','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',139,1795018333791,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:138-66-853927','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',140,1795018333799,'{"seat":0,"action":{"do":"play","card":"64"}}','0:139-69-358483','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',141,1795018333843,'{"seat":0,"action":{"do":"end"}}','0:140-70-641305','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',142,1795018333851,'{"seat":1,"action":{"do":"play","card":"45"}}','1:141-67-553360','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',143,1795018333859,'{"seat":1,"action":{"do":"end"}}','1:142-68-830736','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',144,1795018333867,'{"seat":0,"action":{"do":"play","card":"5?=53"}}','0:143-71-343860','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',145,1795018333921,'{"seat":0,"action":{"do":"end"}}','0:144-72-96893','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',146,1795018333972,'{"seat":1,"action":{"do":"play","card":"36"}}','1:145-69-664530','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',147,1795018333979,'{"seat":1,"action":{"do":"play","card":"32"}}','1:146-70-665372','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',148,1795018333987,'{"seat":1,"action":{"do":"end"}}','1:147-71-664661','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',149,1795018333991,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:148-73-290918','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',150,1795018334035,'{"seat":1,"action":{"do":"reset"}}','1:149-72-258397','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',151,1795018334039,'{"seat":0,"action":{"do":"play","card":"27"}}','0:150-74-943818','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',152,1795018334083,'{"seat":0,"action":{"do":"play","card":"71"}}','0:151-75-936047','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',153,1795018334139,'{"seat":0,"action":{"do":"play","card":"15"}}','0:152-76-542279','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',154,1795018334187,'{"seat":0,"action":{"do":"end"}}','0:153-77-32506','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',155,1795018334199,'{"seat":1,"action":{"do":"play","card":"53"}}','1:154-73-581860','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',156,1795018334243,'{"seat":1,"action":{"do":"play","card":"?2=32"}}','1:155-74-423410','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',157,1795018334251,'{"seat":1,"action":{"do":"play","card":"21"}}','1:156-75-677708','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',158,1795018334259,'{"seat":1,"action":{"do":"end"}}','1:157-76-800619','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',159,1795018334267,'{"seat":0,"action":{"do":"play","card":"16"}}','0:158-78-886553','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',160,1795018334323,'{"seat":0,"action":{"do":"end"}}','0:159-79-224595','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',161,1795018334327,'{"seat":1,"action":{"do":"reset"}}','1:160-77-652899','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',162,1795018334371,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:161-80-446288','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',163,1795018334375,'{"seat":1,"action":{"do":"play","card":"?7=67"}}','1:162-78-860767','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',164,1795018334419,'{"seat":1,"action":{"do":"end"}}','1:163-79-808310','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',165,1795018334421,'{"seat":0,"action":{"do":"play","card":"75"}}','0:164-81-311432','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',166,1795018334471,'{"seat":0,"action":{"do":"play","card":"77"}}','0:165-82-405991','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',167,1795018334480,'{"seat":0,"action":{"do":"end"}}','0:166-83-151367','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',168,1795018334527,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:167-80-376848','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',169,1795018334529,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:168-84-533867','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',170,1795018334579,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:169-81-911493','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',171,1795018334592,'{"seat":0,"action":{"do":"reset"}}','0:170-85-183894','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',172,1795018334635,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:171-82-190045','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',173,1795018334639,'{"seat":0,"action":{"do":"play","card":"7?=76"}}','0:172-86-939248','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',174,1795018334686,'{"seat":0,"action":{"do":"play","card":"61"}}','0:173-87-670579','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',175,1795018334739,'{"seat":0,"action":{"do":"end"}}','0:174-88-85102','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',176,1795018334787,'{"seat":1,"action":{"do":"play","card":"17"}}','1:175-83-654645','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',177,1795018334795,'{"seat":1,"action":{"do":"play","card":"?3=73"}}','1:176-84-460166','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',178,1795018334800,'{"seat":1,"action":{"do":"end"}}','1:177-85-641764','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',179,1795018334804,'{"seat":0,"action":{"do":"reset"}}','0:178-89-153973','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',180,1795018334855,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:179-86-17','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',181,1795018334863,'{"seat":0,"action":{"do":"play","card":"33"}}','0:180-90-880919','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',182,1795018334911,'{"seat":0,"action":{"do":"end"}}','0:181-91-131489','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',183,1795018334916,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:182-87-683307','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',184,1795018334959,'{"seat":0,"action":{"do":"reset"}}','0:183-92-386129','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',185,1795018335003,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:184-88-504039','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',186,1795018335012,'{"seat":0,"action":{"do":"play","card":"?4=34"}}','0:185-93-910691','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',187,1795018335063,'{"seat":0,"action":{"do":"play","card":"4?=45"}}','0:186-94-531403','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',188,1795018335115,'{"seat":0,"action":{"do":"play","card":"55"}}','0:187-95-172293','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',189,1795018335121,'{"seat":0,"action":{"do":"play","card":"54"}}','0:188-96-668051','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',190,1795018335171,'{"seat":0,"action":{"do":"play","card":"47"}}','0:189-97-899365','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',191,1795018335219,'{"seat":0,"action":{"do":"play","card":"76"}}','0:190-98-927994','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',192,1795018335223,'{"seat":0,"action":{"do":"play","card":"63"}}','0:191-99-660050','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',193,1795018335271,'{"seat":0,"action":{"do":"end"}}','0:192-100-703872','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',194,1795018335319,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:193-89-44563','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',195,1795018335324,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:194-101-251784','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',196,1795018335324,'{"chance":{"reshuffle":["16","13","6?","?3","35","14","57","34","64","2?","36","72","33","4?","55","17","44","7?","76","26","32","74","5?","?4","47","46","3?","27","54","77","21","45","22","73","75","23","?7","71","?5","53","61","?6","15","65","?2","62","11"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',197,1795018335367,'{"seat":1,"action":{"do":"chain","cards":["41","42","43"]}}','1:196-90-861239','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',198,1795018335368,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:197-91-617409','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',199,1795018335369,'{"seat":0,"action":{"do":"play","card":"31"}}','0:198-102-315813','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',200,1795018335411,'{"seat":0,"action":{"do":"play","card":"1?=17"}}','0:199-103-882907','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',201,1795018335455,'{"seat":0,"action":{"do":"end"}}','0:200-104-541677','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',202,1795018335463,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:201-92-622102','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',203,1795018335509,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:202-105-504148','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',204,1795018335555,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:203-93-363523','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',205,1795018335559,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:204-106-561318','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',206,1795018335603,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:205-94-211956','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',207,1795018335612,'{"seat":0,"action":{"do":"reset"}}','0:206-107-322526','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',208,1795018335659,'{"seat":1,"action":{"do":"chain","cards":["13","12","?1=11"]}}','1:207-95-117395','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',209,1795018335667,'{"seat":1,"action":{"do":"play","card":"16"}}','1:208-96-654559','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',210,1795018335675,'{"seat":1,"action":{"do":"end"}}','1:209-97-295595','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',211,1795018335682,'{"seat":0,"action":{"do":"play","card":"6?=65"}}','0:210-108-856207','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',212,1795018335723,'{"seat":0,"action":{"do":"play","card":"?3=63"}}','0:211-109-218740','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',213,1795018335726,'{"seat":0,"action":{"do":"end"}}','0:212-110-786975','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',214,1795018335727,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:213-98-713532','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',215,1795018335771,'{"seat":0,"action":{"do":"play","card":"37"}}','0:214-111-415361','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',216,1795018335774,'{"seat":0,"action":{"do":"play","card":"35"}}','0:215-112-906027','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',217,1795018335827,'{"seat":0,"action":{"do":"end"}}','0:216-113-49423','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',218,1795018335832,'{"seat":1,"action":{"do":"play","card":"56"}}','1:217-99-293041','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',219,1795018335875,'{"seat":1,"action":{"do":"play","card":"51"}}','1:218-100-831','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',220,1795018335883,'{"seat":1,"action":{"do":"play","card":"52"}}','1:219-101-520651','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',221,1795018335891,'{"seat":1,"action":{"do":"end"}}','1:220-102-189496','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',222,1795018335899,'{"seat":0,"action":{"do":"play","card":"25"}}','0:221-114-401256','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',223,1795018335951,'{"seat":0,"action":{"do":"end"}}','0:222-115-823322','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',224,1795018335955,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:223-103-602785','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',225,1795018335999,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:224-116-61220','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',226,1795018336000,'{"seat":1,"action":{"do":"reset"}}','1:225-104-579304','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',227,1795018336047,'{"seat":0,"action":{"do":"reset"}}','0:226-117-778958','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',228,1795018336095,'{"seat":1,"action":{"do":"play","card":"57"}}','1:227-105-688388','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',229,1795018336099,'{"seat":1,"action":{"do":"end"}}','1:228-106-354461','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',230,1795018336107,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:229-118-188357','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',231,1795018336151,'{"seat":1,"action":{"do":"play","card":"72"}}','1:230-107-411886','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',232,1795018336159,'{"seat":1,"action":{"do":"end"}}','1:231-108-381780','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',233,1795018336167,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:232-119-666309','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',234,1795018336211,'{"seat":1,"action":{"do":"play","card":"2?=24"}}','1:233-109-802965','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',235,1795018336219,'{"seat":1,"action":{"do":"play","card":"24"}}','1:234-110-474527','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',236,1795018336224,'{"seat":1,"action":{"do":"end"}}','1:235-111-875551','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',237,1795018336227,'{"seat":0,"action":{"do":"play","card":"4?=45"}}','0:236-120-295880','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',238,1795018336271,'{"seat":0,"action":{"do":"end"}}','0:237-121-258467','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',239,1795018336275,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:238-112-627550','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',240,1795018336283,'{"seat":0,"action":{"do":"play","card":"55"}}','0:239-122-957986','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',241,1795018336327,'{"seat":0,"action":{"do":"end"}}','0:240-123-834357','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',242,1795018336335,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:241-113-48490','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',243,1795018336379,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:242-124-238514','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',244,1795018336427,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:243-114-637225','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',245,1795018336429,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:244-125-621299','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',246,1795018336475,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:245-115-581407','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',247,1795018336478,'{"seat":0,"action":{"do":"chain","cards":["76","7?=75","?4=74"]}}','0:246-126-266033','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',248,1795018336523,'{"seat":0,"action":{"do":"play","card":"44"}}','0:247-127-263018','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',249,1795018336567,'{"seat":0,"action":{"do":"end"}}','0:248-128-333341','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',250,1795018336568,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:249-116-158750','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',251,1795018336611,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:250-129-324751','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',252,1795018336615,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:251-117-285737','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',253,1795018336659,'{"seat":0,"action":{"do":"chain","cards":["34","33","3?=32"]}}','0:252-130-125207','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',254,1795018336667,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:253-131-187202','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',255,1795018336715,'{"seat":1,"action":{"do":"play","card":"26"}}','1:254-118-913422','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',256,1795018336717,'{"seat":1,"action":{"do":"end"}}','1:255-119-284602','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',257,1795018336727,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:256-132-32379','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',258,1795018336771,'{"seat":1,"action":{"do":"play","card":"66"}}','1:257-120-569283','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',259,1795018336776,'{"seat":1,"action":{"do":"play","card":"67"}}','1:258-121-711316','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',260,1795018336783,'{"seat":1,"action":{"do":"play","card":"64"}}','1:259-122-875614','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',261,1795018336789,'{"seat":1,"action":{"do":"end"}}','1:260-123-7670','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',262,1795018336799,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:261-133-797449','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',263,1795018336851,'{"seat":1,"action":{"do":"play","card":"46"}}','1:262-124-450161','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',264,1795018336859,'{"seat":1,"action":{"do":"end"}}','1:263-125-9199','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',265,1795018336865,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:264-134-355731','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',266,1795018336910,'{"seat":1,"action":{"do":"reset"}}','1:265-126-407877','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',267,1795018336916,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:266-135-221467','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',268,1795018336959,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:267-127-287793','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',269,1795018336962,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:268-136-65011','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',270,1795018337003,'{"seat":1,"action":{"do":"play","card":"?7=67"}}','1:269-128-646732','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',271,1795018337016,'{"seat":1,"action":{"do":"play","card":"74"}}','1:270-129-873999','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',272,1795018337023,'{"seat":1,"action":{"do":"end"}}','1:271-130-474094','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',273,1795018337026,'{"seat":0,"action":{"do":"play","card":"47"}}','0:272-137-671064','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',274,1795018337071,'{"seat":0,"action":{"do":"play","card":"75"}}','0:273-138-38475','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',275,1795018337119,'{"seat":0,"action":{"do":"end"}}','0:274-139-283495','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',276,1795018337167,'{"seat":1,"action":{"do":"play","card":"5?=52"}}','1:275-131-711034','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',277,1795018337172,'{"seat":1,"action":{"do":"play","card":"22"}}','1:276-132-747018','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',278,1795018337183,'{"seat":1,"action":{"do":"play","card":"27"}}','1:277-133-403571','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',279,1795018337191,'{"seat":1,"action":{"do":"end"}}','1:278-134-11782','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',280,1795018337196,'{"seat":0,"action":{"do":"play","card":"71"}}','0:279-140-283666','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',281,1795018337239,'{"seat":0,"action":{"do":"play","card":"14"}}','0:280-141-68261','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',282,1795018337248,'{"seat":0,"action":{"do":"play","card":"45"}}','0:281-142-525590','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',283,1795018337299,'{"seat":0,"action":{"do":"end"}}','0:282-143-872000','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',284,1795018337347,'{"seat":1,"action":{"do":"play","card":"54"}}','1:283-135-495705','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',285,1795018337355,'{"seat":1,"action":{"do":"end"}}','1:284-136-711789','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',286,1795018337363,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:285-144-415383','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',287,1795018337408,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:286-137-432779','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',288,1795018337416,'{"seat":0,"action":{"do":"play","card":"?5=45"}}','0:287-145-401247','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',289,1795018337459,'{"seat":0,"action":{"do":"end"}}','0:288-146-554767','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',290,1795018337461,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:289-138-883555','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',291,1795018337503,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:290-147-445444','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',292,1795018337551,'{"seat":1,"action":{"do":"play","card":"?6=56"}}','1:291-139-891337','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',293,1795018337554,'{"seat":1,"action":{"do":"play","card":"61"}}','1:292-140-681974','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',294,1795018337557,'{"seat":1,"action":{"do":"play","card":"17"}}','1:293-141-595348','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',295,1795018337563,'{"seat":1,"action":{"do":"end"}}','1:294-142-851552','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',296,1795018337571,'{"seat":0,"action":{"do":"play","card":"77"}}','0:295-148-552099','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',297,1795018337615,'{"seat":0,"action":{"do":"end"}}','0:296-149-679423','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',298,1795018337667,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:297-143-782785','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',299,1795018337669,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:298-150-67051','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',300,1795018337712,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:299-144-457726','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',301,1795018337713,'{"seat":0,"action":{"do":"play","card":"73"}}','0:300-151-879637','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',302,1795018337759,'{"seat":0,"action":{"do":"end"}}','0:301-152-274290','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',303,1795018337760,'{"seat":1,"action":{"do":"play","card":"32"}}','1:302-145-691769','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',304,1795018337803,'{"seat":1,"action":{"do":"play","card":"23"}}','1:303-146-352694','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',305,1795018337804,'{"seat":1,"action":{"do":"play","card":"36"}}','1:304-147-466008','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',306,1795018337806,'{"seat":1,"action":{"do":"play","card":"65"}}','1:305-148-151427','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',307,1795018337806,'{"chance":{"deal":["?7","21","5?","65","22","66","52","33","72","36","24","23","6?","?2","43","11","67","57","32","47","1?","?3","?4","?1","56","54","63","14","13","4?","44","42","53","3?","16","7?","2?","46","51","?5","35","61","26","64","71","12","25","73","15","?6","76","45","74","77","34","55","31","41","27","17","62","37","75"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',308,1795018337807,'{"seat":1,"action":{"do":"play","card":"?2=12"}}','1:307-149-266559','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',309,1795018337808,'{"seat":1,"action":{"do":"play","card":"11"}}','1:308-150-84968','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',310,1795018337810,'{"seat":1,"action":{"do":"end"}}','1:309-151-868198','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',311,1795018337812,'{"seat":0,"action":{"do":"chain","cards":["65","66","?7=67"]}}','0:310-153-184276','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',312,1795018337855,'{"seat":0,"action":{"do":"play","card":"72"}}','0:311-154-180268','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',313,1795018337899,'{"seat":0,"action":{"do":"end"}}','0:312-155-570059','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',314,1795018337943,'{"seat":1,"action":{"do":"play","card":"24"}}','1:313-152-182807','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',315,1795018337944,'{"seat":1,"action":{"do":"play","card":"23"}}','1:314-153-539277','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',316,1795018337951,'{"seat":1,"action":{"do":"end"}}','1:315-154-494855','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',317,1795018337953,'{"seat":0,"action":{"do":"play","card":"36"}}','0:316-156-376245','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',318,1795018337995,'{"seat":0,"action":{"do":"play","card":"33"}}','0:317-157-632703','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',319,1795018338039,'{"seat":0,"action":{"do":"end"}}','0:318-158-459123','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',320,1795018338041,'{"seat":1,"action":{"do":"play","card":"32"}}','1:319-155-75305','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',321,1795018338083,'{"seat":1,"action":{"do":"end"}}','1:320-156-379514','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',322,1795018338084,'{"seat":0,"action":{"do":"play","card":"22"}}','0:321-159-63204','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',323,1795018338086,'{"seat":0,"action":{"do":"play","card":"21"}}','0:322-160-538590','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',324,1795018338131,'{"seat":0,"action":{"do":"end"}}','0:323-161-234617','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',325,1795018338183,'{"seat":1,"action":{"do":"reset"}}','1:324-157-898696','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',326,1795018338191,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:325-162-923376','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',327,1795018338239,'{"seat":1,"action":{"do":"chain","cards":["1?=12","?3=13","?4=14"]}}','1:326-158-390300','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',328,1795018338247,'{"seat":1,"action":{"do":"play","card":"43"}}','1:327-159-13968','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',329,1795018338255,'{"seat":1,"action":{"do":"end"}}','1:328-160-35147','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',330,1795018338263,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:329-163-624330','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',331,1795018338315,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:330-161-527376','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',332,1795018338319,'{"seat":0,"action":{"do":"reset"}}','0:331-164-360188','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',333,1795018338363,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:332-162-283081','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',334,1795018338371,'{"seat":0,"action":{"do":"chain","cards":["54","5?=53","52"]}}','0:333-165-202898','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',335,1795018338415,'{"seat":0,"action":{"do":"reset"}}','0:334-166-629521','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',336,1795018338417,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:335-163-708408','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',337,1795018338462,'{"seat":0,"action":{"do":"chain","cards":["44","4?=43","42"]}}','0:336-167-226300','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',338,1795018338512,'{"seat":0,"action":{"do":"reset"}}','0:337-168-773316','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',339,1795018338563,'{"seat":1,"action":{"do":"play","card":"2?=23"}}','1:338-164-850344','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',340,1795018338564,'{"seat":1,"action":{"do":"end"}}','1:339-165-348064','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',341,1795018338566,'{"seat":0,"action":{"do":"play","card":"3?=35"}}','0:340-169-658225','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',342,1795018338607,'{"seat":0,"action":{"do":"end"}}','0:341-170-54171','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',343,1795018338651,'{"seat":1,"action":{"do":"play","card":"56"}}','1:342-166-253100','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',344,1795018338656,'{"seat":1,"action":{"do":"play","card":"57"}}','1:343-167-491316','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',345,1795018338657,'{"seat":1,"action":{"do":"play","card":"53"}}','1:344-168-40538','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',346,1795018338659,'{"seat":1,"action":{"do":"end"}}','1:345-169-171860','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',347,1795018338660,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:346-171-19242','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',348,1795018338703,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:347-170-315343','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',349,1795018338707,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:348-172-205657','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',350,1795018338759,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:349-171-434670','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',351,1795018338768,'{"seat":0,"action":{"do":"play","card":"?5=35"}}','0:350-173-593818','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',352,1795018338811,'{"seat":0,"action":{"do":"end"}}','0:351-174-729557','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',353,1795018338816,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:352-172-266154','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',354,1795018338859,'{"seat":0,"action":{"do":"play","card":"51"}}','0:353-175-844247','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',355,1795018338907,'{"seat":0,"action":{"do":"end"}}','0:354-176-81651','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',356,1795018338911,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:355-173-379937','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',357,1795018338955,'{"seat":0,"action":{"do":"play","card":"13"}}','0:356-177-911403','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',358,1795018338967,'{"seat":0,"action":{"do":"play","card":"16"}}','0:357-178-225713','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',359,1795018338969,'{"seat":0,"action":{"do":"play","card":"14"}}','0:358-179-694104','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',360,1795018338970,'{"seat":0,"action":{"do":"end"}}','0:359-180-368370','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',361,1795018338971,'{"seat":1,"action":{"do":"play","card":"47"}}','1:360-174-297588','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',362,1795018339015,'{"seat":1,"action":{"do":"end"}}','1:361-175-687882','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',363,1795018339017,'{"seat":0,"action":{"do":"play","card":"7?=72"}}','0:362-181-241260','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',364,1795018339059,'{"seat":0,"action":{"do":"end"}}','0:363-182-716498','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',365,1795018339107,'{"seat":1,"action":{"do":"play","card":"26"}}','1:364-176-619387','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',366,1795018339112,'{"seat":1,"action":{"do":"end"}}','1:365-177-311163','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',367,1795018339115,'{"seat":0,"action":{"do":"play","card":"63"}}','0:366-183-526829','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',368,1795018339159,'{"seat":0,"action":{"do":"end"}}','0:367-184-348807','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',369,1795018339185,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:368-178-888073','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',370,1795018339227,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:369-185-559765','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',371,1795018339235,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:370-179-160383','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',372,1795018339271,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:371-186-467692','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',373,1795018339323,'{"seat":1,"action":{"do":"play","card":"35"}}','1:372-180-653513','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',374,1795018339331,'{"seat":1,"action":{"do":"end"}}','1:373-181-729847','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',375,1795018339335,'{"seat":0,"action":{"do":"reset"}}','0:374-187-603879','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',376,1795018339379,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:375-182-909912','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',377,1795018339385,'{"seat":0,"action":{"do":"play","card":"?6=56"}}','0:376-188-157435','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',378,1795018339435,'{"seat":0,"action":{"do":"end"}}','0:377-189-501984','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',379,1795018339491,'{"seat":1,"action":{"do":"play","card":"6?=62"}}','1:378-183-545249','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',380,1795018339495,'{"seat":1,"action":{"do":"end"}}','1:379-184-873192','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',381,1795018339499,'{"seat":0,"action":{"do":"play","card":"25"}}','0:380-190-718222','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',382,1795018339547,'{"seat":0,"action":{"do":"end"}}','0:381-191-815744','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',383,1795018339548,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:382-185-360289','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',384,1795018339591,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:383-192-856447','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',385,1795018339647,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:384-186-236010','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',386,1795018339656,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:385-193-587878','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',387,1795018339703,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:386-187-559182','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',388,1795018339711,'{"seat":0,"action":{"do":"reset"}}','0:387-194-941203','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',389,1795018339711,'{"chance":{"reshuffle":["2?","57","65","?5","22","53","21","4?","23","51","7?","42","16","?4","26","44","35","24","32","?3","54","52","11","33","5?","1?","?2","6?","36","72","3?","63","66","43","?7","?6","47","?1","13","56","14"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',390,1795018339755,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:389-188-502043','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',391,1795018339760,'{"seat":0,"action":{"do":"play","card":"55"}}','0:390-195-472228','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',392,1795018339803,'{"seat":0,"action":{"do":"end"}}','0:391-196-51400','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',393,1795018339807,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:392-189-488352','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',394,1795018339851,'{"seat":1,"action":{"do":"discard","card":"67"}}','1:393-190-472783','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',395,1795018339856,'{"seat":0,"action":{"do":"play","card":"73"}}','0:394-197-652533','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',396,1795018339903,'{"seat":0,"action":{"do":"play","card":"76"}}','0:395-198-736922','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',397,1795018339905,'{"seat":0,"action":{"do":"end"}}','0:396-199-281493','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',398,1795018339951,'{"seat":1,"action":{"do":"play","card":"61"}}','1:397-191-248108','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',399,1795018339954,'{"seat":1,"action":{"do":"play","card":"64"}}','1:398-192-456372','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',400,1795018339955,'{"seat":1,"action":{"do":"end"}}','1:399-193-191892','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',401,1795018339957,'{"seat":0,"action":{"do":"play","card":"41"}}','0:400-200-877094','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',402,1795018339999,'{"seat":0,"action":{"do":"play","card":"46"}}','0:401-201-580862','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',403,1795018340001,'{"seat":0,"action":{"do":"end"}}','0:402-202-938286','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',404,1795018340043,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:403-194-962354','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',405,1795018340045,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:404-203-809560','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',406,1795018340087,'{"seat":1,"action":{"do":"play","card":"62"}}','1:405-195-611331','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',407,1795018340088,'{"seat":1,"action":{"do":"end"}}','1:406-196-415859','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',408,1795018340090,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:407-204-28769','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',409,1795018340131,'{"seat":1,"action":{"do":"play","card":"2?=21"}}','1:408-197-548809','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',410,1795018340134,'{"seat":1,"action":{"do":"play","card":"27"}}','1:409-198-249179','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',411,1795018340136,'{"seat":1,"action":{"do":"end"}}','1:410-199-645124','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',412,1795018340137,'{"seat":0,"action":{"do":"play","card":"75"}}','0:411-205-778818','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',413,1795018340179,'{"seat":0,"action":{"do":"end"}}','0:412-206-147785','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',414,1795018340223,'{"seat":1,"action":{"do":"reset"}}','1:413-200-119667','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',415,1795018340224,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:414-207-654565','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',416,1795018340267,'{"seat":1,"action":{"do":"play","card":"57"}}','1:415-201-614963','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',417,1795018340269,'{"seat":1,"action":{"do":"play","card":"74"}}','1:416-202-44','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',418,1795018340270,'{"seat":1,"action":{"do":"play","card":"?5=45"}}','1:417-203-953183','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',419,1795018340271,'{"seat":1,"action":{"do":"end"}}','1:418-204-74516','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',420,1795018340272,'{"seat":0,"action":{"do":"play","card":"53"}}','0:419-208-559992','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',421,1795018340323,'{"seat":0,"action":{"do":"play","card":"34"}}','0:420-209-256591','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',422,1795018340324,'{"seat":0,"action":{"do":"end"}}','0:421-210-509343','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',423,1795018340367,'{"seat":1,"action":{"do":"play","card":"45"}}','1:422-205-608196','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',424,1795018340369,'{"seat":1,"action":{"do":"end"}}','1:423-206-794976','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',425,1795018340370,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:424-211-269375','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',426,1795018340411,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:425-207-587436','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',427,1795018340415,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:426-212-605019','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',428,1795018340455,'{"seat":1,"action":{"do":"reset"}}','1:427-208-34850','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',429,1795018340459,'{"seat":0,"action":{"do":"play","card":"51"}}','0:428-213-480258','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',430,1795018340503,'{"seat":0,"action":{"do":"end"}}','0:429-214-66507','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',431,1795018340547,'{"seat":1,"action":{"do":"play","card":"12"}}','1:430-209-627804','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',432,1795018340550,'{"seat":1,"action":{"do":"end"}}','1:431-210-671953','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',433,1795018340557,'{"seat":0,"action":{"do":"play","card":"23"}}','0:432-215-355894','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',434,1795018340603,'{"seat":0,"action":{"do":"end"}}','0:433-216-339010','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',435,1795018340612,'{"seat":1,"action":{"do":"play","card":"37"}}','1:434-211-501131','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',436,1795018340619,'{"seat":1,"action":{"do":"end"}}','1:435-212-59961','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',437,1795018340621,'{"seat":0,"action":{"do":"take","from":"pool0"}}','0:436-217-128349','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',438,1795018340679,'{"seat":1,"action":{"do":"play","card":"7?=73"}}','1:437-213-973078','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',439,1795018340683,'{"seat":1,"action":{"do":"play","card":"77"}}','1:438-214-17647','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',440,1795018340692,'{"seat":1,"action":{"do":"play","card":"71"}}','1:439-215-803145','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',441,1795018340700,'{"seat":1,"action":{"do":"end"}}','1:440-216-993312','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',442,1795018340703,'{"seat":0,"action":{"do":"play","card":"15"}}','0:441-218-152608','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',443,1795018340751,'{"seat":0,"action":{"do":"play","card":"16"}}','0:442-219-9710','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',444,1795018340800,'{"seat":0,"action":{"do":"play","card":"17"}}','0:443-220-347687','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',445,1795018340811,'{"seat":0,"action":{"do":"end"}}','0:444-221-341093','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',446,1795018340867,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:445-217-761147','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',447,1795018340875,'{"seat":0,"action":{"do":"reset"}}','0:446-222-452328','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',448,1795018340923,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:447-218-777999','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',449,1795018340931,'{"seat":0,"action":{"do":"play","card":"?4=74"}}','0:448-223-357938','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',450,1795018340979,'{"seat":0,"action":{"do":"play","card":"44"}}','0:449-224-930000','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',451,1795018340981,'{"seat":0,"action":{"do":"end"}}','0:450-225-106385','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',452,1795018341027,'{"seat":1,"action":{"do":"play","card":"4?=46"}}','1:451-219-229661','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',453,1795018341029,'{"seat":1,"action":{"do":"end"}}','1:452-220-457883','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',454,1795018341037,'{"seat":0,"action":{"do":"play","card":"65"}}','0:453-226-997979','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',455,1795018341079,'{"seat":0,"action":{"do":"end"}}','0:454-227-324977','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',456,1795018341081,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:455-221-271585','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',457,1795018341123,'{"seat":0,"action":{"do":"reset"}}','0:456-228-771826','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',458,1795018341171,'{"seat":1,"action":{"do":"play","card":"54"}}','1:457-222-44859','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',459,1795018341173,'{"seat":1,"action":{"do":"end"}}','1:458-223-550873','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',460,1795018341174,'{"seat":0,"action":{"do":"play","card":"?3=43"}}','0:459-229-647363','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',461,1795018341223,'{"seat":0,"action":{"do":"end"}}','0:460-230-397531','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',462,1795018341268,'{"seat":1,"action":{"do":"play","card":"35"}}','1:461-224-302252','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',463,1795018341270,'{"seat":1,"action":{"do":"play","card":"32"}}','1:462-225-977905','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',464,1795018341271,'{"seat":1,"action":{"do":"end"}}','1:463-226-997511','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',465,1795018341273,'{"seat":0,"action":{"do":"play","card":"26"}}','0:464-231-390247','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',466,1795018341315,'{"seat":0,"action":{"do":"play","card":"24"}}','0:465-232-774101','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',467,1795018341316,'{"seat":0,"action":{"do":"end"}}','0:466-233-782044','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',468,1795018341359,'{"seat":1,"action":{"do":"play","card":"42"}}','1:467-227-641178','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',469,1795018341361,'{"seat":1,"action":{"do":"end"}}','1:468-228-186888','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',470,1795018341362,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:469-234-675246','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',471,1795018341407,'{"seat":1,"action":{"do":"play","card":"21"}}','1:470-229-786794','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',472,1795018341409,'{"seat":1,"action":{"do":"play","card":"22"}}','1:471-230-147569','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',473,1795018341409,'{"chance":{"deal":["71","47","11","5?","31","62","16","?1","37","32","75","24","53","1?","34","77","61","76","57","41","17","?7","?6","54","56","?5","?3","51","45","74","25","13","42","44","?4","14","23","63","67","46","12","4?","43","26","3?","7?","65","72","35","73","52","6?","36","66","22","15","2?","27","33","21","55","64","?2"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',474,1795018341411,'{"seat":1,"action":{"do":"chain","cards":["77","76","75"]}}','1:473-231-679900','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',475,1795018341412,'{"seat":1,"action":{"do":"play","card":"53"}}','1:474-232-240753','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',476,1795018341413,'{"seat":1,"action":{"do":"play","card":"57"}}','1:475-233-414930','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',477,1795018341415,'{"seat":1,"action":{"do":"end"}}','1:476-234-452777','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',478,1795018341416,'{"seat":0,"action":{"do":"play","card":"71"}}','0:477-235-227923','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',479,1795018341459,'{"seat":0,"action":{"do":"play","card":"?1=71"}}','0:478-236-732927','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',480,1795018341509,'{"seat":0,"action":{"do":"end"}}','0:479-237-587539','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',481,1795018341512,'{"seat":1,"action":{"do":"play","card":"1?=11"}}','1:480-235-458416','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',482,1795018341555,'{"seat":1,"action":{"do":"end"}}','1:481-236-190467','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',483,1795018341557,'{"seat":0,"action":{"do":"play","card":"11"}}','0:482-238-180568','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',484,1795018341603,'{"seat":0,"action":{"do":"play","card":"16"}}','0:483-239-204155','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',485,1795018341655,'{"seat":0,"action":{"do":"end"}}','0:484-240-136280','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',486,1795018341659,'{"seat":1,"action":{"do":"play","card":"61"}}','1:485-237-439603','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',487,1795018341707,'{"seat":1,"action":{"do":"end"}}','1:486-238-582653','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',488,1795018341708,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:487-241-506989','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',489,1795018341755,'{"seat":1,"action":{"do":"reset"}}','1:488-239-752514','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',490,1795018341758,'{"seat":0,"action":{"do":"take","from":"supply"}}','0:489-242-266247','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',491,1795018341803,'{"seat":1,"action":{"do":"play","card":"?7=17"}}','1:490-240-250395','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',492,1795018341805,'{"seat":1,"action":{"do":"play","card":"?6=76"}}','1:491-241-425476','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',493,1795018341806,'{"seat":1,"action":{"do":"end"}}','1:492-242-84034','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',494,1795018341807,'{"seat":0,"action":{"do":"play","card":"62"}}','0:493-243-783581','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',495,1795018341851,'{"seat":0,"action":{"do":"end"}}','0:494-244-346371','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',496,1795018341852,'{"seat":1,"action":{"do":"play","card":"24"}}','1:495-243-332398','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',497,1795018341895,'{"seat":1,"action":{"do":"play","card":"41"}}','1:496-244-183405','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',498,1795018341899,'{"seat":1,"action":{"do":"play","card":"17"}}','1:497-245-302645','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',499,1795018341901,'{"seat":1,"action":{"do":"end"}}','1:498-246-436159','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',500,1795018341902,'{"seat":0,"action":{"do":"reset"}}','0:499-245-894779','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',501,1795018341947,'{"seat":1,"action":{"do":"take","from":"supply"}}','1:500-247-789450','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',502,1795018341952,'{"seat":0,"action":{"do":"chain","cards":["?5=55","5?=54","?3=53"]}}','0:501-246-806888','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',503,1795018342023,'{"seat":0,"action":{"do":"play","card":"31"}}','0:502-247-458581','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',504,1795018342073,'{"seat":0,"action":{"do":"play","card":"37"}}','0:503-248-755938','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',505,1795018342075,'{"seat":0,"action":{"do":"play","card":"32"}}','0:504-249-798775','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',506,1795018342119,'{"seat":0,"action":{"do":"end"}}','0:505-250-599912','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',507,1795018342163,'{"seat":1,"action":{"do":"take","from":"pool2"}}','1:506-248-47538','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',508,1795018342167,'{"seat":0,"action":{"do":"take","from":"pool1"}}','0:507-251-642953','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',509,1795018342211,'{"seat":1,"action":{"do":"take","from":"pool0"}}','1:508-249-324591','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',510,1795018342214,'{"seat":0,"action":{"do":"play","card":"25"}}','0:509-252-736005','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',511,1795018342262,'{"seat":0,"action":{"do":"end"}}','0:510-253-829103','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',512,1795018342264,'{"seat":1,"action":{"do":"take","from":"pool1"}}','1:511-250-205935','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',513,1795018342307,'{"seat":0,"action":{"do":"play","card":"56"}}','0:512-254-230703','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',514,1795018342351,'{"seat":0,"action":{"do":"play","card":"51"}}','0:513-255-270389','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',515,1795018342399,'{"seat":0,"action":{"do":"end"}}','0:514-256-829742','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',516,1795018342403,'{"seat":1,"action":{"do":"play","card":"?4=14"}}','1:515-251-898095','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',517,1795018342447,'{"seat":1,"action":{"do":"play","card":"13"}}','1:516-252-573689','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',518,1795018342451,'{"seat":1,"action":{"do":"end"}}','1:517-253-101171','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',519,1795018342452,'{"seat":0,"action":{"do":"take","from":"pool2"}}','0:518-257-62603','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',520,1795018342495,'{"seat":1,"action":{"do":"play","card":"34"}}','1:519-254-824096','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',521,1795018342496,'{"seat":1,"action":{"do":"end"}}','1:520-255-592093','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',522,1795018342499,'{"seat":0,"action":{"do":"play","card":"44"}}','0:521-258-904784','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',523,1795018342547,'{"seat":0,"action":{"do":"play","card":"45"}}','0:522-259-535135','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',524,1795018342591,'{"seat":0,"action":{"do":"play","card":"47"}}','0:523-260-374397','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',525,1795018342596,'{"seat":1,"action":{"do":"play","card":"74"}}','1:524-256-466888','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',526,1795018342639,'{"seat":1,"action":{"do":"end"}}','1:525-257-723981','[null,null]');
INSERT INTO "match_tail" VALUES('xj544kpvur5833qj',527,1795018342640,'{"seat":1,"action":{"do":"play","card":"42"}}','1:526-258-756221','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',1,1795018342705,'{"chance":{"starter":1}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',2,1795018342705,'{"chance":{"deal":["O8","O6","X3","B2","B3","P3","R2","X2","P1","B5","R7","B1","R1","P7","G5","R6","O9","P4","O0","O7","G7","B7","G9","P9","O3","G3","R8","X4","P2","P0","R9","G8","G2","P6","O5","G6","G0","B4","P8","O2","O4","X1","O1","R5","B9","B6","G1","B0","R4","P5","R0","G4","R3","B8"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',3,1795018342779,'{"seat":1,"action":{"do":"sweep","slot":4}}','1:2-0-870010','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',4,1795018342781,'{"seat":1,"action":{"do":"take","slot":4}}','1:3-1-182644','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',5,1795018342783,'{"seat":0,"action":{"do":"take","slot":0}}','0:4-0-322281','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',6,1795018342827,'{"seat":1,"action":{"do":"take","slot":4}}','1:5-2-172812','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',7,1795018342829,'{"seat":0,"action":{"do":"take","slot":0}}','0:6-1-595011','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',8,1795018342871,'{"seat":1,"action":{"do":"take","slot":3}}','1:7-3-362912','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',9,1795018342873,'{"seat":0,"action":{"do":"sweep","slot":0}}','0:8-2-769907','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',10,1795018342915,'{"seat":0,"action":{"do":"take","slot":2}}','0:9-3-335984','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',11,1795018342919,'{"seat":1,"action":{"do":"take","slot":4}}','1:10-4-751310','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',12,1795018342922,'{"seat":0,"action":{"do":"take","slot":0}}','0:11-4-139055','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',13,1795018342971,'{"seat":1,"action":{"do":"sweep","slot":2}}','1:12-5-913300','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',14,1795018342973,'{"seat":1,"action":{"do":"take","slot":3}}','1:13-6-134639','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',15,1795018342975,'{"seat":0,"action":{"do":"sweep","slot":2}}','0:14-5-628980','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',16,1795018343036,'{"seat":0,"action":{"do":"take","slot":1}}','0:15-6-723532','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',17,1795018343083,'{"seat":1,"action":{"do":"sweep","slot":1}}','1:16-7-564767','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',18,1795018343087,'{"seat":1,"action":{"do":"take","slot":4}}','1:17-8-717836','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',19,1795018343088,'{"seat":0,"action":{"do":"take","slot":4}}','0:18-7-168624','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',20,1795018343131,'{"seat":1,"action":{"do":"sweep","slot":3}}','1:19-9-582945','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',21,1795018343135,'{"seat":1,"action":{"do":"take","slot":1}}','1:20-10-162671','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',22,1795018343138,'{"seat":0,"action":{"do":"take","slot":1}}','0:21-8-724670','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',23,1795018343179,'{"seat":1,"action":{"do":"take","slot":3}}','1:22-11-425497','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',24,1795018343183,'{"seat":0,"action":{"do":"sweep","slot":2}}','0:23-9-570063','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',25,1795018343231,'{"seat":0,"action":{"do":"take","slot":3}}','0:24-10-199382','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',26,1795018343279,'{"seat":1,"action":{"do":"sweep","slot":3}}','1:25-12-270012','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',27,1795018343281,'{"seat":1,"action":{"do":"take","slot":0}}','1:26-13-222274','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',28,1795018343282,'{"seat":0,"action":{"do":"take","slot":4}}','0:27-11-136225','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',29,1795018343327,'{"seat":1,"action":{"do":"take","slot":2}}','1:28-14-916781','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',30,1795018343331,'{"seat":0,"action":{"do":"take","slot":2}}','0:29-12-778566','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',31,1795018343375,'{"seat":1,"action":{"do":"sweep","slot":4}}','1:30-15-265011','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',32,1795018343377,'{"seat":1,"action":{"do":"take","slot":2}}','1:31-16-47734','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',33,1795018343379,'{"seat":0,"action":{"do":"take","slot":2}}','0:32-13-757752','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',34,1795018343423,'{"seat":0,"action":{"do":"lay","group":0,"card":"X=7"}}','0:33-14-530955','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',35,1795018343425,'{"seat":0,"action":{"do":"lay","group":0,"card":"X=8"}}','0:34-15-611249','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',36,1795018343472,'{"seat":0,"action":{"do":"lay","group":1,"card":"B3"}}','0:35-16-292693','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',37,1795018343480,'{"seat":0,"action":{"do":"lay","group":1,"card":"G3"}}','0:36-17-655367','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',38,1795018343484,'{"seat":0,"action":{"do":"lay","group":2,"card":"B5"}}','0:37-18-838487','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',39,1795018343531,'{"seat":0,"action":{"do":"lay","group":2,"card":"P6"}}','0:38-19-665807','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',40,1795018343533,'{"seat":0,"action":{"do":"lay","group":2,"card":"P7"}}','0:39-20-267373','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',41,1795018343583,'{"seat":0,"action":{"do":"lay","group":3,"card":"O8"}}','0:40-21-302696','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',42,1795018343588,'{"seat":0,"action":{"do":"lay","group":3,"card":"P9"}}','0:41-22-628912','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',43,1795018343635,'{"seat":0,"action":{"do":"lay","group":0,"card":"G9"}}','0:42-23-72995','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',44,1795018343639,'{"seat":0,"action":{"do":"seal"}}','0:43-24-664866','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',45,1795018343691,'{"seat":0,"action":{"do":"keep","card":"G0"}}','0:44-25-129719','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',46,1795018343695,'{"seat":0,"action":{"do":"discard","card":"B2"}}','0:45-26-156123','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',47,1795018343743,'{"seat":1,"action":{"do":"lay","group":0,"card":"X=8"}}','1:46-17-195686','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',48,1795018343745,'{"seat":1,"action":{"do":"lay","group":0,"card":"O9"}}','1:47-18-242346','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',49,1795018343748,'{"seat":1,"action":{"do":"lay","group":1,"card":"O3"}}','1:48-19-271942','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',50,1795018343750,'{"seat":1,"action":{"do":"lay","group":1,"card":"P2"}}','1:49-20-362165','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',51,1795018343752,'{"seat":1,"action":{"do":"lay","group":1,"card":"R1"}}','1:50-21-978959','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',52,1795018343755,'{"seat":1,"action":{"do":"lay","group":2,"card":"O6"}}','1:51-22-70014','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',53,1795018343757,'{"seat":1,"action":{"do":"lay","group":2,"card":"O5"}}','1:52-23-63229','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',54,1795018343760,'{"seat":1,"action":{"do":"lay","group":3,"card":"R7"}}','1:53-24-899774','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',55,1795018343762,'{"seat":1,"action":{"do":"lay","group":3,"card":"R6"}}','1:54-25-289120','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',56,1795018343771,'{"seat":1,"action":{"do":"lay","group":0,"card":"B7"}}','1:55-26-61269','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',57,1795018343779,'{"seat":1,"action":{"do":"seal"}}','1:56-27-905826','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',58,1795018343783,'{"seat":1,"action":{"do":"discard","card":"P3"}}','1:57-28-843283','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',59,1795018343785,'{"seat":1,"action":{"do":"discard","card":"P1"}}','1:58-29-45881','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',60,1795018343785,'{"chance":{"extra":["B0","G6"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',61,1795018343792,'{"seat":1,"action":{"do":"play","meld":["6","6","6"]}}','1:60-30-424971','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',62,1795018343794,'{"seat":0,"action":{"do":"play","meld":["9","9","X=9"]}}','0:61-27-646449','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',63,1795018343839,'{"seat":0,"action":{"do":"play","meld":["8","X=8"]}}','0:62-28-996907','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',64,1795018343883,'{"seat":1,"action":{"do":"play","meld":["7","7","X=7"]}}','1:63-31-477009','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',65,1795018343887,'{"seat":1,"action":{"do":"play","meld":["5"]}}','1:64-32-403083','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',66,1795018343891,'{"seat":0,"action":{"do":"play","meld":["5","6","7"]}}','0:65-29-14910','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',67,1795018343935,'{"seat":0,"action":{"do":"play","meld":["0"]}}','0:66-30-296467','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',68,1795018343944,'{"seat":0,"action":{"do":"play","meld":["3","3"]}}','0:67-31-809073','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',69,1795018343991,'{"seat":1,"action":{"do":"play","meld":["1","2","3"]}}','1:68-33-924788','[null,null]');
INSERT INTO "match_tail" VALUES('9v6qvfpme7byzcu5',70,1795018343992,'{"seat":1,"action":{"do":"play","meld":["9"]}}','1:69-34-571822','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',1,1795018344054,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',2,1795018344054,'{"chance":{"deal":["3","1","1","exchange","bomb","4","2","2","disrupt","1","2","3","3","3","4","1","1","3","3","1","2","3","4","exchange","1","stack","bomb","observe","2","1","1","exchange","disrupt","observe","3","3","4","reverse","4","reverse","2","reset","3","3","3","3","exchange","1","2","2","stack","reset","bomb","observe","reverse","4","reset","2","3","2","3","4","stack","2","4","disrupt","reverse","1","disrupt","3","2","2","2","2","reset","1","2","stack","1","2","1","1","4","2","bomb","1","4","bomb","1","disrupt","observe","3","stack","exchange","1","1","3","1","2","3","1","reverse","reset","3","3","2","observe"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',3,1795018344111,'{"seat":0,"action":{"do":"place","card":"3","position":0}}','0:2-0-417739','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',4,1795018344115,'{"seat":1,"action":{"do":"flip","position":0}}','1:3-0-481820','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',5,1795018344159,'{"seat":0,"action":{"do":"place","card":"2","position":1}}','0:4-1-770278','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',6,1795018344162,'{"seat":1,"action":{"do":"place","card":"2","position":0}}','1:5-1-357912','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',7,1795018344203,'{"seat":0,"action":{"do":"flip","position":1}}','0:6-2-575716','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',8,1795018344247,'{"seat":0,"action":{"do":"place","card":"1","position":1}}','0:7-3-873487','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',9,1795018344295,'{"seat":1,"action":{"do":"flip","position":0}}','1:8-2-978620','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',10,1795018344297,'{"seat":1,"action":{"do":"place","card":"4","position":0}}','1:9-3-900415','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',11,1795018344298,'{"seat":0,"action":{"do":"flip","position":0}}','0:10-4-879918','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',12,1795018344343,'{"seat":0,"action":{"do":"place","card":"3","position":0}}','0:11-5-197620','[null,null]');
INSERT INTO "match_tail" VALUES('2vef2nxefx69rw4u',13,1795018344387,'{"seat":1,"action":{"do":"flip","position":1}}','1:12-4-8525','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',1,1795018344405,'{"chance":{"dealer":0}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',2,1795018344405,'{"chance":{"deal":["33-8","35-4","17+8","3+27","47-10","9+29","43-3","9+4","9-6","23-8","7+35","5+11","9+9","21-7","5+31","9+19","1+0","15+12","minus1","3+1","13-3","19-6","25+12","7+5","31-7","27-10","11+13","45-4","5+1","plus2","11-7","27+8","6+3","7+25","7+8","13-8","29-11","7+15","15-9","1+1","11+3","23-3","27-5","39-6","0+7","41-12","39-11","3+17","15-4","21+10","17-10","25-9","5-4","21-12","11+10","0+5","13+6","3+37","19+4","5+3","51-12","37-10","35-9","5+12","11+23","41-7","49-11","33+6","29+4","7-5","45-9","0+3","5+21","17-5","31-12","minus2","9+1","19-11","31+10","plus1","37-5","3+8","29-6","33-3","47-5","43-8","25-4","23+6"]}}',NULL,'[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',3,1795018344453,'{"seat":1,"action":{"do":"place","slot":3,"space":"f3"}}','1:2-0-93630','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',4,1795018344455,'{"seat":0,"action":{"do":"place","slot":0,"space":"e3"}}','0:3-0-29549','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',5,1795018344503,'{"seat":1,"action":{"do":"place","slot":3,"space":"e9"}}','1:4-1-16828','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',6,1795018344505,'{"seat":0,"action":{"do":"place","slot":1,"space":"f5"}}','0:5-1-945546','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',7,1795018344551,'{"seat":1,"action":{"do":"place","slot":2,"space":"d4"}}','1:6-2-784428','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',8,1795018344553,'{"seat":0,"action":{"do":"place","slot":1,"space":"a10"}}','0:7-2-381524','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',9,1795018344595,'{"seat":1,"action":{"do":"place","slot":1,"space":"g11"}}','1:8-3-437918','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',10,1795018344597,'{"seat":0,"action":{"do":"place","slot":1,"space":"e4"}}','0:9-3-927342','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',11,1795018344639,'{"seat":1,"action":{"do":"place","slot":2,"space":"e2"}}','1:10-4-749387','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',12,1795018344651,'{"seat":0,"action":{"do":"place","slot":1,"space":"a6"}}','0:11-4-137132','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',13,1795018344699,'{"seat":1,"action":{"do":"remove","slot":2,"space":"f5"}}','1:12-5-566932','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',14,1795018344703,'{"seat":0,"action":{"do":"place","slot":0,"space":"e11"}}','0:13-5-766260','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',15,1795018344747,'{"seat":1,"action":{"do":"place","slot":2,"space":"b6"}}','1:14-6-713658','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',16,1795018344759,'{"seat":0,"action":{"do":"place","slot":3,"space":"d11"}}','0:15-6-818903','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',17,1795018344807,'{"seat":1,"action":{"do":"place","slot":4,"space":"b10"}}','1:16-7-116632','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',18,1795018344811,'{"seat":0,"action":{"do":"place","slot":0,"space":"h8"}}','0:17-7-720490','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',19,1795018344859,'{"seat":1,"action":{"do":"place","slot":1,"space":"c11"}}','1:18-8-239556','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',20,1795018344861,'{"seat":0,"action":{"do":"place","slot":1,"space":"e6"}}','0:19-8-730038','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',21,1795018344907,'{"seat":1,"action":{"do":"place","slot":4,"space":"b11"}}','1:20-9-118119','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',22,1795018344911,'{"seat":0,"action":{"do":"place","slot":2,"space":"c10"}}','0:21-9-621590','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',23,1795018344955,'{"seat":1,"action":{"do":"place","slot":4,"space":"g5"}}','1:22-10-532177','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',24,1795018344960,'{"seat":0,"action":{"do":"place","slot":2,"space":"g2"}}','0:23-10-568888','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',25,1795018345007,'{"seat":1,"action":{"do":"place","slot":0,"space":"g7"}}','1:24-11-615289','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',26,1795018345011,'{"seat":0,"action":{"do":"place","slot":3,"space":"e5"}}','0:25-11-326017','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',27,1795018345059,'{"seat":1,"action":{"do":"place","slot":3,"space":"f7"}}','1:26-12-752145','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',28,1795018345063,'{"seat":0,"action":{"do":"place","slot":3,"space":"b2"}}','0:27-12-260700','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',29,1795018345111,'{"seat":1,"action":{"do":"place","slot":0,"space":"e1"}}','1:28-13-564008','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',30,1795018345115,'{"seat":0,"action":{"do":"place","slot":3,"space":"e8"}}','0:29-13-99486','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',31,1795018345159,'{"seat":1,"action":{"do":"place","slot":4,"space":"a4"}}','1:30-14-976440','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',32,1795018345167,'{"seat":0,"action":{"do":"place","slot":3,"space":"d6"}}','0:31-14-590613','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',33,1795018345207,'{"seat":1,"action":{"do":"place","slot":2,"space":"a7"}}','1:32-15-912763','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',34,1795018345215,'{"seat":0,"action":{"do":"place","slot":3,"space":"g8"}}','0:33-15-259001','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',35,1795018345255,'{"seat":1,"action":{"do":"place","slot":2,"space":"f2"}}','1:34-16-100603','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',36,1795018345267,'{"seat":0,"action":{"do":"place","slot":2,"space":"a3"}}','0:35-16-829210','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',37,1795018345299,'{"seat":1,"action":{"do":"place","slot":2,"space":"h9"}}','1:36-17-324257','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',38,1795018345311,'{"seat":0,"action":{"do":"place","slot":1,"space":"b9"}}','0:37-17-783938','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',39,1795018345343,'{"seat":1,"action":{"do":"place","slot":2,"space":"f10"}}','1:38-18-825077','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',40,1795018345359,'{"seat":0,"action":{"do":"place","slot":1,"space":"b1"}}','0:39-18-421218','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',41,1795018345387,'{"seat":1,"action":{"do":"place","slot":2,"space":"b8"}}','1:40-19-212835','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',42,1795018345407,'{"seat":0,"action":{"do":"place","slot":3,"space":"g4"}}','0:41-19-90348','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',43,1795018345431,'{"seat":1,"action":{"do":"place","slot":4,"space":"d10"}}','1:42-20-290391','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',44,1795018345455,'{"seat":0,"action":{"do":"place","slot":0,"space":"g6"}}','0:43-20-679247','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',45,1795018345479,'{"seat":1,"action":{"do":"place","slot":0,"space":"a5"}}','1:44-21-200363','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',46,1795018345499,'{"seat":0,"action":{"do":"place","slot":3,"space":"a8"}}','0:45-21-524100','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',47,1795018345527,'{"seat":1,"action":{"do":"place","slot":2,"space":"b5"}}','1:46-22-834420','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',48,1795018345543,'{"seat":0,"action":{"do":"place","slot":2,"space":"d8"}}','0:47-22-393319','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',49,1795018345575,'{"seat":1,"action":{"do":"place","slot":2,"space":"g3"}}','1:48-23-24165','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',50,1795018345587,'{"seat":0,"action":{"do":"place","slot":3,"space":"c9"}}','0:49-23-33931','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',51,1795018345623,'{"seat":1,"action":{"do":"place","slot":2,"space":"f11"}}','1:50-24-323054','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',52,1795018345635,'{"seat":0,"action":{"do":"place","slot":3,"space":"c5"}}','0:51-24-88146','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',53,1795018345667,'{"seat":1,"action":{"do":"place","slot":2,"space":"h6"}}','1:52-25-443076','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',54,1795018345687,'{"seat":0,"action":{"do":"place","slot":4,"space":"h5"}}','0:53-25-283675','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',55,1795018345715,'{"seat":1,"action":{"do":"place","slot":1,"space":"g1"}}','1:54-26-681851','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',56,1795018345739,'{"seat":0,"action":{"do":"place","slot":3,"space":"a9"}}','0:55-26-776706','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',57,1795018345763,'{"seat":1,"action":{"do":"place","slot":2,"space":"d3"}}','1:56-27-877924','[null,null]');
INSERT INTO "match_tail" VALUES('awa5hvk8iiq9nqub',58,1795018345787,'{"seat":0,"action":{"do":"place","slot":4,"space":"f8"}}','0:57-27-134899','[null,null]');
CREATE TABLE erasures (
    person TEXT PRIMARY KEY
);
CREATE TABLE audit (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL, -- the id of the person, table, report or invitation, or a network
    detail TEXT NOT NULL, -- more of what was done, as JSON; never a secret, never a name
    reason TEXT NOT NULL
);
CREATE TABLE bans (
    id TEXT PRIMARY KEY,
    person TEXT UNIQUE,
    network TEXT UNIQUE,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT
);
CREATE TABLE resets (
    person TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- a hash of it
    until BIGINT NOT NULL
);
CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- a hash of it
    note TEXT NOT NULL,
    uses BIGINT NOT NULL,
    used BIGINT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    match_id TEXT,
    line BIGINT NOT NULL, -- the number of a line, or 0
    words TEXT, -- the line as it was
    reason TEXT NOT NULL,
    remark TEXT NOT NULL,
    resolved BIGINT,
    resolution TEXT
);
CREATE TABLE closings (
    table_id TEXT PRIMARY KEY
);
CREATE TABLE server_values (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "server_values" VALUES('certain-time','1795018328694');
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX tables_status ON tables (status, created);
CREATE INDEX matches_ended ON matches (ended, id);
CREATE INDEX matches_game ON matches (game, ended, id);
CREATE INDEX match_seats_person ON match_seats (person, ended, match_id);
CREATE INDEX ratings_board ON ratings (game, pool, rating);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX chat_submission ON chat (table_id, submission);
CREATE VIEW match_rows AS
    SELECT match_id, seq, at, body, submission, clocks FROM match_log
    UNION ALL SELECT match_id, seq, at, body, submission, clocks FROM match_tail;
CREATE INDEX chat_person ON chat (person);
CREATE INDEX audit_subject ON audit (subject, id);
CREATE UNIQUE INDEX reports_once ON reports (reporter, person, table_id, line);
CREATE INDEX reports_person ON reports (person, at);
CREATE INDEX reports_open ON reports (resolved, at);
CREATE INDEX matches_listed ON matches (listed, ended, id);
CREATE INDEX matches_listed_game ON matches (listed, game, ended, id);
COMMIT;
