BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-18 00:37:50',1,X'53FD556EEF1D5A962F863D02ABF7502B8740203E6BD7BC525F0A70652778D7413E9D5C793FD193E440D5E520D619961B',1749391);
INSERT INTO "_sqlx_migrations" VALUES(2,'nodes','2026-11-18 00:37:50',1,X'6BA291C6023EA2F1FFFDC79F38C3AC9F74E5F8B1225F5C2D5E774FC96328A092B3E81AA059D51D095AF0E46C1EA6AD5E',3954400);
INSERT INTO "_sqlx_migrations" VALUES(3,'talk','2026-11-18 00:37:50',1,X'3DBDAF738D4CCB02480B9EFA8AA9DF1B2F0808032455C937E21F8B32F36CCA05233CFC837EAEBBCF59522E003ED6DBE1',898757);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT,
    kind TEXT NOT NULL,
    words TEXT NOT NULL, submission TEXT,
    PRIMARY KEY (table_id, id)
);
INSERT INTO "chat" VALUES('bs7wt9f3hhusp894',1,1794962270739,'wb2qidtz4xmba8cm','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('bs7wt9f3hhusp894',2,1794962270756,'a2amh3fa4qx8ayrb','said','good luck','a2amh3fa4qx8ayrb hi');
INSERT INTO "chat" VALUES('eip4acwvdz6qppn4',1,1794962270890,'wb2qidtz4xmba8cm','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('eip4acwvdz6qppn4',2,1794962270918,'a2amh3fa4qx8ayrb','said','good luck','a2amh3fa4qx8ayrb hi');
INSERT INTO "chat" VALUES('2tbtmk4yb2q6xu5z',1,1794962271066,'wb2qidtz4xmba8cm','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('2tbtmk4yb2q6xu5z',2,1794962271086,'a2amh3fa4qx8ayrb','said','good luck','a2amh3fa4qx8ayrb hi');
INSERT INTO "chat" VALUES('piihcjgqr5yd3b2w',1,1794962271173,'wb2qidtz4xmba8cm','remark','sat-down',NULL);
INSERT INTO "chat" VALUES('piihcjgqr5yd3b2w',2,1794962271187,'a2amh3fa4qx8ayrb','said','good luck','a2amh3fa4qx8ayrb hi');
CREATE TABLE match_log (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    submission TEXT,
    clocks TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',1,1794962270751,'{"chance":{"starter":1}}',NULL,'[3600000,3600000]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',2,1794962270751,'{"chance":{"deal":["5?","66","56","34","43","?4","57","65","61","44","46","76","31","16","17","33","45","73","?7","55","22","53","24","52","27","2?","75","47","26","6?","42","13","?3","41","?6","7?","67","36","?2","14","71","72","77","62","1?","74","15","35","37","63","?5","23","3?","11","51","32","12","25","64","21","4?","54","?1"]}}',NULL,'[3600000,3600000]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',3,1794962270759,'{"action":{"cards":["45","46","?7=47"],"do":"chain"},"seat":1}','1:m0','[3600000,3599995]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',4,1794962270762,'{"action":{"card":"73","do":"play"},"seat":1}','1:m1','[3600000,3599993]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',5,1794962270765,'{"action":{"card":"76","do":"play"},"seat":1}','1:m2','[3600000,3599991]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',6,1794962270768,'{"action":{"do":"end"},"seat":1}','1:m3','[3600000,3599989]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',7,1794962270770,'{"action":{"card":"61","do":"play"},"seat":0}','0:m4','[3599998,3604989]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',8,1794962270772,'{"action":{"card":"66","do":"play"},"seat":0}','0:m5','[3599997,3604989]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',9,1794962270776,'{"action":{"card":"?4=64","do":"play"},"seat":0}','0:m6','[3599995,3604989]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',10,1794962270785,'{"action":{"card":"65","do":"play"},"seat":0}','0:m7','[3599992,3604989]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',11,1794962270794,'{"action":{"do":"end"},"seat":0}','0:m8','[3599989,3604989]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',12,1794962270809,'{"undo":10}','0:undo','[3604989,3604989]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',13,1794962270819,'{"action":{"do":"end"},"seat":0}','0:m9','[3604985,3604980]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',14,1794962270831,'{"action":{"card":"55","do":"play"},"seat":1}','1:m10','[3609985,3604975]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',15,1794962270839,'{"action":{"do":"end"},"seat":1}','1:m11','[3609985,3604970]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',16,1794962270859,'{"action":{"card":"5?=57","do":"play"},"seat":0}','0:m12','[3609981,3609970]');
INSERT INTO "match_log" VALUES('k2q4pzehyb9emuwd',17,1794962270865,'{"action":{"card":"57","do":"play"},"seat":0}','0:m13','[3609978,3609970]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',1,1794962270910,'{"chance":{"starter":1}}',NULL,'[3600000,3600000]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',2,1794962270910,'{"chance":{"deal":["B9","X3","R5","B8","G0","P8","O1","P7","R2","O9","O5","O3","P0","O6","R4","G2","R8","P4","G9","B0","B1","P9","R6","B5","O2","X1","R1","G7","B3","P3","P6","G1","R7","B6","B7","P2","G6","X2","B2","O4","X4","B4","G8","R9","O7","G4","P5","P1","O8","G5","R3","O0","R0","G3"]}}',NULL,'[3600000,3600000]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',3,1794962270926,'{"action":{"do":"take","slot":1},"seat":1}','1:m0','[3600000,3599991]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',4,1794962270933,'{"action":{"do":"take","slot":3},"seat":0}','0:m1','[3599997,3604991]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',5,1794962270943,'{"action":{"do":"take","slot":1},"seat":1}','1:m2','[3604997,3604986]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',6,1794962270948,'{"action":{"do":"sweep","slot":3},"seat":0}','0:m3','[3604995,3609986]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',7,1794962270961,'{"action":{"do":"take","slot":3},"seat":0}','0:m4','[3604992,3609986]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',8,1794962270970,'{"action":{"do":"take","slot":0},"seat":1}','1:m5','[3609992,3609982]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',9,1794962270981,'{"action":{"do":"sweep","slot":4},"seat":0}','0:m6','[3609989,3614982]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',10,1794962270989,'{"action":{"do":"take","slot":0},"seat":0}','0:m7','[3609986,3614982]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',11,1794962270998,'{"action":{"do":"take","slot":3},"seat":1}','1:m8','[3614986,3614978]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',12,1794962271006,'{"undo":10}',NULL,'[3614986,3619978]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',13,1794962271010,'{"action":{"do":"sweep","slot":4},"seat":1}','1:m9','[3614981,3619975]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',14,1794962271019,'{"action":{"do":"take","slot":0},"seat":1}','1:m10','[3614981,3619971]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',15,1794962271025,'{"action":{"do":"sweep","slot":4},"seat":0}','0:m11','[3614978,3624971]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',16,1794962271033,'{"action":{"do":"take","slot":4},"seat":0}','0:m12','[3614975,3624971]');
INSERT INTO "match_log" VALUES('g9t6ciwg3pu8n5xf',17,1794962271042,'{"action":{"do":"sweep","slot":1},"seat":1}','1:m13','[3619975,3624967]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',1,1794962271084,'{"chance":{"starter":1}}',NULL,'[3600000,3600000]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',2,1794962271084,'{"chance":{"deal":["observe","1","2","4","4","1","1","3","exchange","exchange","1","4","2","1","disrupt","reverse","reset","1","3","3","4","1","reset","1","3","3","reverse","2","bomb","3","stack","2","3","exchange","2","disrupt","reset","4","1","disrupt","reset","3","3","2","2","bomb","4","3","2","2","2","4","1","reverse","reset","stack","2","3","3","1","4","2","3","disrupt","bomb","2","stack","1","3","1","1","3","1","2","2","stack","2","exchange","stack","1","exchange","reverse","4","2","reverse","observe","bomb","3","3","disrupt","3","3","1","4","3","2","observe","1","3","observe","1","2","1","bomb","2","1","observe"]}}',NULL,'[3600000,3600000]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',3,1794962271090,'{"action":{"card":"1","do":"place","position":0},"seat":1}','1:m0','[3600000,3599995]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',4,1794962271093,'{"action":{"do":"flip","position":0},"seat":0}','0:m1','[3599998,3604995]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',5,1794962271096,'{"action":{"card":"1","do":"place","position":0},"seat":1}','1:m2','[3604998,3604992]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',6,1794962271098,'{"action":{"card":"4","do":"place","position":1},"seat":0}','0:m3','[3604997,3609992]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',7,1794962271110,'{"action":{"do":"flip","position":0},"seat":1}','1:m4','[3609997,3609988]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',8,1794962271121,'{"action":{"card":"3","do":"place","position":0},"seat":1}','1:m5','[3609997,3609984]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',9,1794962271126,'{"action":{"do":"flip","position":1},"seat":0}','0:m6','[3609994,3614984]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',10,1794962271136,'{"action":{"card":"1","do":"place","position":1},"seat":0}','0:m7','[3609988,3614984]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',11,1794962271148,'{"action":{"do":"flip","position":0},"seat":1}','1:m8','[3614988,3614973]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',12,1794962271153,'{"undo":10}',NULL,'[3614988,3614973]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',13,1794962271155,'{"action":{"do":"flip","position":1},"seat":1}','1:m9','[3614988,3614967]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',14,1794962271158,'{"action":{"card":"4","do":"place","position":1},"seat":1}','1:m10','[3614988,3614965]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',15,1794962271160,'{"action":{"do":"flip","position":0},"seat":0}','0:m11','[3614987,3619965]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',16,1794962271163,'{"action":{"card":"1","do":"place","position":0},"seat":0}','0:m12','[3614985,3619965]');
INSERT INTO "match_log" VALUES('56jqjm6n2kqci6eg',17,1794962271168,'{"action":{"do":"flip","position":0},"seat":1}','1:m13','[3619985,3619960]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',1,1794962271182,'{"chance":{"dealer":0}}',NULL,'[3600000,3600000]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',2,1794962271182,'{"chance":{"deal":["9+29","51-12","37-5","17-5","3+27","47-10","27-5","11+10","plus1","11+23","9+1","3+1","5+1","5-4","1+0","33+6","plus2","31+10","minus2","17+8","13-3","9-6","19-6","29+4","29-11","15-9","1+1","7+35","39-11","29-6","25+12","5+31","27+8","9+4","7+15","9+19","21-7","0+7","33-3","7+8","15-4","21+10","0+3","23-8","3+8","3+37","41-7","45-4","15+12","31-7","25-9","11-7","49-11","9+9","27-10","13+6","5+11","23+6","35-9","25-4","19+4","39-6","5+21","47-5","5+12","7+5","33-8","37-10","3+17","minus1","31-12","43-8","11+13","45-9","7+25","17-10","19-11","13-8","35-4","11+3","6+3","43-3","21-12","7-5","41-12","23-3","0+5","5+3"]}}',NULL,'[3600000,3600000]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',3,1794962271195,'{"action":{"do":"agree"},"seat":0}','0:m0','[3600000,3600000]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',4,1794962271206,'{"action":{"do":"place","slot":3,"space":"a8"},"seat":1}','1:m1','[3600000,3599977]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',5,1794962271209,'{"action":{"do":"place","slot":4,"space":"d11"},"seat":0}','0:m2','[3599998,3604977]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',6,1794962271213,'{"action":{"do":"agree"},"seat":0}','0:m3','[3604998,3604977]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',7,1794962271223,'{"action":{"do":"place","slot":4,"space":"e10"},"seat":1}','1:m4','[3604998,3604963]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',8,1794962271225,'{"action":{"do":"place","slot":0,"space":"d2"},"seat":0}','0:m5','[3604997,3609963]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',9,1794962271227,'{"action":{"do":"agree"},"seat":0}','0:m6','[3609997,3609963]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',10,1794962271240,'{"action":{"do":"place","slot":3,"space":"h7"},"seat":1}','1:m7','[3609997,3609949]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',11,1794962271243,'{"action":{"do":"place","slot":4,"space":"a4"},"seat":0}','0:m8','[3609995,3614949]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',12,1794962271246,'{"undo":10}',NULL,'[3614995,3614949]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',13,1794962271248,'{"action":{"do":"place","slot":3,"space":"d9"},"seat":0}','0:m9','[3614993,3614946]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',14,1794962271255,'{"action":{"do":"agree"},"seat":0}','0:m10','[3619993,3614946]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',15,1794962271267,'{"action":{"do":"place","slot":3,"space":"g2"},"seat":1}','1:m11','[3619993,3614927]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',16,1794962271270,'{"action":{"do":"place","slot":4,"space":"a4"},"seat":0}','0:m12','[3619990,3619927]');
INSERT INTO "match_log" VALUES('vr8826sb4dgrsx7s',17,1794962271272,'{"action":{"do":"agree"},"seat":0}','0:m13','[3624990,3619927]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',1,1794962271275,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',2,1794962271275,'{"chance":{"deal":["17","2?","?5","72","76","41","61","3?","36","11","34","77","16","57","26","33","?4","67","73","22","53","54","46","66","45","14","63","?7","4?","13","1?","44","12","62","56","15","52","?3","7?","47","24","71","64","?6","5?","42","37","35","23","6?","32","74","51","27","?2","43","75","?1","25","31","55","21","65"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',3,1794962271281,'{"action":{"cards":["3?=34","?5=35","36"],"do":"chain"},"seat":0}','0:m0','[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',4,1794962271284,'{"action":{"card":"61","do":"play"},"seat":0}','0:m1','[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',5,1794962271286,'{"action":{"do":"end"},"seat":0}','0:m2','[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',6,1794962271296,'{"action":{"card":"16","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',7,1794962271306,'{"action":{"card":"?4=14","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',8,1794962271308,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',9,1794962271360,'{"action":{"card":"41","do":"play"},"seat":0}','0:m3','[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',10,1794962271363,'{"action":{"do":"end"},"seat":0}','0:m4','[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',11,1794962271368,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('sb9q85m3wpsdeqru',12,1794962271375,'{"action":{"card":"17","do":"play"},"seat":0}','0:m5','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',1,1794962271380,'{"chance":{"starter":1}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',2,1794962271380,'{"chance":{"deal":["24","6?","46","?7","67","72","?4","62","26","?1","55","74","47","23","61","3?","22","21","?3","65","32","63","7?","25","33","44","56","54","75","64","16","17","34","4?","45","31","57","1?","77","12","43","37","36","51","?6","71","52","27","66","53","15","76","2?","41","13","14","35","?2","5?","?5","11","42","73"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',3,1794962271381,'{"action":{"cards":["21","22","23"],"do":"chain"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',4,1794962271382,'{"action":{"card":"3?=32","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',5,1794962271383,'{"action":{"card":"?3=33","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',6,1794962271383,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',7,1794962271395,'{"action":{"cards":["6?=63","62","?1=61"],"do":"chain"},"seat":0}','0:m0','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',8,1794962271398,'{"action":{"card":"?7=17","do":"play"},"seat":0}','0:m1','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',9,1794962271400,'{"action":{"card":"?4=14","do":"play"},"seat":0}','0:m2','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',10,1794962271409,'{"action":{"do":"end"},"seat":0}','0:m3','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',11,1794962271414,'{"action":{"card":"47","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',12,1794962271416,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',13,1794962271417,'{"action":{"card":"72","do":"play"},"seat":0}','0:m4','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',14,1794962271420,'{"action":{"do":"end"},"seat":0}','0:m5','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',15,1794962271420,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',16,1794962271422,'{"action":{"card":"24","do":"play"},"seat":0}','0:m6','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',17,1794962271426,'{"action":{"card":"26","do":"play"},"seat":0}','0:m7','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',18,1794962271428,'{"action":{"do":"end"},"seat":0}','0:m8','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',19,1794962271430,'{"action":{"card":"61","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',20,1794962271431,'{"action":{"card":"65","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',21,1794962271432,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',22,1794962271444,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m9','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',23,1794962271446,'{"action":{"card":"55","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',24,1794962271455,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',25,1794962271468,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m10','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',26,1794962271469,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',27,1794962271471,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m11','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',28,1794962271474,'{"action":{"card":"54","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',29,1794962271480,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',30,1794962271482,'{"action":{"card":"46","do":"play"},"seat":0}','0:m12','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',31,1794962271484,'{"action":{"do":"end"},"seat":0}','0:m13','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',32,1794962271485,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',33,1794962271490,'{"action":{"card":"63","do":"play"},"seat":0}','0:m14','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',34,1794962271493,'{"action":{"card":"67","do":"play"},"seat":0}','0:m15','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',35,1794962271496,'{"action":{"do":"end"},"seat":0}','0:m16','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',36,1794962271497,'{"action":{"card":"74","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',37,1794962271498,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',38,1794962271511,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m17','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',39,1794962271513,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',40,1794962271517,'{"action":{"card":"44","do":"play"},"seat":0}','0:m18','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',41,1794962271521,'{"action":{"do":"end"},"seat":0}','0:m19','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',42,1794962271521,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',43,1794962271523,'{"action":{"do":"take","from":"pool0"},"seat":0}','0:m20','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',44,1794962271524,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',45,1794962271525,'{"action":{"do":"take","from":"pool0"},"seat":0}','0:m21','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',46,1794962271526,'{"action":{"card":"45","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',47,1794962271527,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',48,1794962271540,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m22','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',49,1794962271541,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',50,1794962271543,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m23','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',51,1794962271543,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',52,1794962271545,'{"action":{"cards":["75","7?=76","77"],"do":"chain"},"seat":0}','0:m24','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',53,1794962271547,'{"action":{"do":"decline"},"seat":0}','0:m25','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',54,1794962271548,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',55,1794962271550,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m26','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',56,1794962271551,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',57,1794962271553,'{"action":{"do":"reset"},"seat":0}','0:m27','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',58,1794962271553,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',59,1794962271555,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m28','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',60,1794962271556,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',61,1794962271558,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m29','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',62,1794962271559,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',63,1794962271560,'{"action":{"card":"1?=12","do":"discard"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',64,1794962271573,'{"action":{"card":"27","do":"play"},"seat":0}','0:m30','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',65,1794962271575,'{"action":{"card":"71","do":"play"},"seat":0}','0:m31','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',66,1794962271578,'{"action":{"card":"16","do":"play"},"seat":0}','0:m32','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',67,1794962271580,'{"action":{"do":"end"},"seat":0}','0:m33','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',68,1794962271580,'{"action":{"card":"66","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',69,1794962271581,'{"action":{"card":"64","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',70,1794962271582,'{"action":{"card":"43","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',71,1794962271583,'{"action":{"card":"33","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',72,1794962271590,'{"action":{"card":"36","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',73,1794962271591,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',74,1794962271600,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m34','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',75,1794962271601,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',76,1794962271603,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m35','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',77,1794962271604,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',78,1794962271606,'{"action":{"card":"?6=66","do":"play"},"seat":0}','0:m36','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',79,1794962271608,'{"action":{"do":"end"},"seat":0}','0:m37','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',80,1794962271609,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',81,1794962271611,'{"action":{"do":"take","from":"pool0"},"seat":0}','0:m38','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',82,1794962271611,'{"action":{"cards":["13","14","15"],"do":"chain"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',83,1794962271612,'{"action":{"card":"52","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',84,1794962271613,'{"action":{"card":"2?=21","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',85,1794962271622,'{"action":{"card":"17","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',86,1794962271624,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',87,1794962271638,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m39','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',88,1794962271639,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',89,1794962271641,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m40','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',90,1794962271641,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',91,1794962271643,'{"action":{"card":"76","do":"play"},"seat":0}','0:m41','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',92,1794962271646,'{"action":{"do":"end"},"seat":0}','0:m42','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',93,1794962271650,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',94,1794962271653,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m43','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',95,1794962271653,'{"chance":{"reshuffle":["23","52","21","?3","13","43","72","24","?6","67","47","64","?1","27","55","65","45","3?","16","22","77","15","44","14","36","63","1?","33","7?","?4","?7","17","75","54","66","25","26","71","2?","74","6?","61","62","46"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',96,1794962271654,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',97,1794962271656,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m44','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',98,1794962271658,'{"action":{"card":"57","do":"discard"},"seat":0}','0:m45','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',99,1794962271659,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',100,1794962271661,'{"action":{"card":"73","do":"play"},"seat":0}','0:m46','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',101,1794962271663,'{"action":{"card":"31","do":"play"},"seat":0}','0:m47','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',102,1794962271666,'{"action":{"do":"end"},"seat":0}','0:m48','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',103,1794962271666,'{"action":{"card":"11","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',104,1794962271668,'{"action":{"card":"12","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',105,1794962271668,'{"action":{"card":"23","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',106,1794962271669,'{"action":{"card":"34","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',107,1794962271674,'{"action":{"card":"42","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',108,1794962271675,'{"action":{"card":"21","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',109,1794962271678,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',110,1794962271681,'{"action":{"cards":["53","52","51"],"do":"chain"},"seat":0}','0:m49','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',111,1794962271683,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m50','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',112,1794962271684,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',113,1794962271686,'{"action":{"cards":["41","4?=42","?3=43"],"do":"chain"},"seat":0}','0:m51','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',114,1794962271688,'{"action":{"card":"32","do":"play"},"seat":0}','0:m52','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',115,1794962271692,'{"action":{"do":"end"},"seat":0}','0:m53','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',116,1794962271694,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',117,1794962271698,'{"action":{"do":"reset"},"seat":0}','0:m54','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',118,1794962271702,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',119,1794962271705,'{"action":{"card":"?5=25","do":"play"},"seat":0}','0:m55','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',120,1794962271718,'{"action":{"card":"?2=22","do":"play"},"seat":0}','0:m56','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',121,1794962271735,'{"action":{"do":"end"},"seat":0}','0:m57','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',122,1794962271737,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',123,1794962271739,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m58','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',124,1794962271740,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',125,1794962271742,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m59','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',126,1794962271743,'{"action":{"card":"?1=21","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',127,1794962271751,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',128,1794962271770,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m60','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',129,1794962271771,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',130,1794962271774,'{"action":{"do":"take","from":"pool0"},"seat":0}','0:m61','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',131,1794962271778,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',132,1794962271781,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m62','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',133,1794962271782,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',134,1794962271784,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m63','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',135,1794962271786,'{"action":{"card":"13","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',136,1794962271788,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',137,1794962271801,'{"action":{"card":"35","do":"play"},"seat":0}','0:m64','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',138,1794962271808,'{"action":{"card":"37","do":"play"},"seat":0}','0:m65','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',139,1794962271812,'{"action":{"do":"end"},"seat":0}','0:m66','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',140,1794962271812,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',141,1794962271816,'{"action":{"card":"72","do":"play"},"seat":0}','0:m67','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',142,1794962271819,'{"action":{"do":"end"},"seat":0}','0:m68','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',143,1794962271822,'{"action":{"card":"22","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',144,1794962271824,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',145,1794962271838,'{"action":{"card":"27","do":"play"},"seat":0}','0:m69','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',146,1794962271843,'{"action":{"card":"24","do":"play"},"seat":0}','0:m70','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',147,1794962271847,'{"action":{"do":"end"},"seat":0}','0:m71','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',148,1794962271847,'{"action":{"card":"47","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',149,1794962271849,'{"action":{"card":"43","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',150,1794962271850,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',151,1794962271862,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m72','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',152,1794962271864,'{"action":{"card":"3?=34","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',153,1794962271865,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',154,1794962271879,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m73','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',155,1794962271880,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',156,1794962271882,'{"action":{"do":"reset"},"seat":0}','0:m74','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',157,1794962271883,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',158,1794962271885,'{"action":{"card":"45","do":"play"},"seat":0}','0:m75','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',159,1794962271887,'{"action":{"card":"56","do":"play"},"seat":0}','0:m76','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',160,1794962271890,'{"action":{"card":"64","do":"play"},"seat":0}','0:m77','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',161,1794962271892,'{"action":{"card":"?6=46","do":"play"},"seat":0}','0:m78','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',162,1794962271895,'{"action":{"do":"end"},"seat":0}','0:m79','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',163,1794962271895,'{"action":{"card":"67","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',164,1794962271897,'{"action":{"card":"7?=73","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',165,1794962271898,'{"action":{"card":"36","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',166,1794962271902,'{"action":{"card":"65","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',167,1794962271906,'{"action":{"card":"5?=51","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',168,1794962271907,'{"action":{"card":"15","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',169,1794962271913,'{"action":{"card":"55","do":"play"},"seat":0}','0:m80','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',170,1794962271920,'{"action":{"do":"end"},"seat":0}','0:m81','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',171,1794962271920,'{"chance":{"deal":["65","7?","76","35","64","42","32","74","55","13","53","3?","?1","6?","14","63","22","25","?6","45","46","23","51","36","33","54","47","1?","75","?4","71","?3","2?","27","44","57","15","72","?2","5?","26","16","34","73","41","?7","31","67","61","52","56","4?","12","62","?5","24","17","43","11","77","37","21","66"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',172,1794962271922,'{"action":{"cards":["?1=61","6?=62","63"],"do":"chain"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',173,1794962271923,'{"action":{"card":"3?=33","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',174,1794962271924,'{"action":{"card":"?6=36","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',175,1794962271926,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',176,1794962271936,'{"action":{"cards":["76","7?=75","74"],"do":"chain"},"seat":0}','0:m82','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',177,1794962271940,'{"action":{"card":"42","do":"play"},"seat":0}','0:m83','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',178,1794962271942,'{"action":{"do":"end"},"seat":0}','0:m84','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',179,1794962271943,'{"action":{"card":"25","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',180,1794962271945,'{"action":{"card":"22","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',181,1794962271946,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',182,1794962271958,'{"action":{"do":"take","from":"pool0"},"seat":0}','0:m85','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',183,1794962271958,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',184,1794962271961,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m86','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',185,1794962271961,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',186,1794962271964,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m87','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',187,1794962271964,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',188,1794962271966,'{"action":{"do":"take","from":"pool0"},"seat":0}','0:m88','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',189,1794962271967,'{"action":{"card":"?4=24","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',190,1794962271968,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',191,1794962271981,'{"action":{"card":"46","do":"play"},"seat":0}','0:m89','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',192,1794962271984,'{"action":{"card":"47","do":"play"},"seat":0}','0:m90','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',193,1794962271987,'{"action":{"do":"end"},"seat":0}','0:m91','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',194,1794962271988,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',195,1794962271990,'{"action":{"card":"75","do":"play"},"seat":0}','0:m92','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',196,1794962271992,'{"action":{"do":"end"},"seat":0}','0:m93','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',197,1794962271994,'{"action":{"cards":["?3=13","14","1?=15"],"do":"chain"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',198,1794962271996,'{"action":{"card":"54","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',199,1794962271997,'{"action":{"card":"53","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',200,1794962271998,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',201,1794962272010,'{"action":{"card":"32","do":"play"},"seat":0}','0:m94','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',202,1794962272017,'{"action":{"card":"35","do":"play"},"seat":0}','0:m95','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',203,1794962272022,'{"action":{"card":"33","do":"play"},"seat":0}','0:m96','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',204,1794962272028,'{"action":{"do":"end"},"seat":0}','0:m97','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',205,1794962272030,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',206,1794962272032,'{"action":{"do":"take","from":"pool0"},"seat":0}','0:m98','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',207,1794962272033,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',208,1794962272035,'{"action":{"do":"reset"},"seat":0}','0:m99','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',209,1794962272035,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',210,1794962272037,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m100','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',211,1794962272038,'{"action":{"card":"?2=32","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',212,1794962272039,'{"action":{"card":"2?=24","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',213,1794962272043,'{"action":{"card":"44","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',214,1794962272044,'{"action":{"card":"45","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',215,1794962272056,'{"action":{"card":"51","do":"play"},"seat":0}','0:m101','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',216,1794962272062,'{"action":{"card":"15","do":"play"},"seat":0}','0:m102','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',217,1794962272069,'{"action":{"card":"55","do":"play"},"seat":0}','0:m103','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',218,1794962272072,'{"action":{"do":"end"},"seat":0}','0:m104','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',219,1794962272072,'{"chance":{"deal":["72","11","57","74","45","61","?4","44","51","47","1?","66","55","22","42","23","77","35","54","56","2?","6?","41","36","15","75","?3","?5","17","?1","53","37","3?","25","65","14","34","?2","7?","21","31","26","13","43","62","73","24","63","32","5?","33","?6","4?","64","27","76","46","16","67","71","?7","12","52"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',220,1794962272073,'{"action":{"cards":["54","55","56"],"do":"chain"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',221,1794962272074,'{"action":{"card":"66","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',222,1794962272075,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',223,1794962272092,'{"action":{"card":"?4=64","do":"play"},"seat":0}','0:m105','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',224,1794962272101,'{"action":{"card":"61","do":"play"},"seat":0}','0:m106','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',225,1794962272104,'{"action":{"do":"end"},"seat":0}','0:m107','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',226,1794962272104,'{"action":{"card":"1?=13","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',227,1794962272105,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',228,1794962272118,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m108','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',229,1794962272119,'{"action":{"card":"35","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',230,1794962272121,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',231,1794962272134,'{"action":{"card":"57","do":"play"},"seat":0}','0:m109','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',232,1794962272136,'{"action":{"card":"51","do":"play"},"seat":0}','0:m110','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',233,1794962272139,'{"action":{"do":"end"},"seat":0}','0:m111','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',234,1794962272139,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',235,1794962272141,'{"action":{"card":"11","do":"play"},"seat":0}','0:m112','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',236,1794962272143,'{"action":{"do":"end"},"seat":0}','0:m113','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',237,1794962272144,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',238,1794962272145,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m114','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',239,1794962272146,'{"action":{"card":"?3=13","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',240,1794962272147,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',241,1794962272160,'{"action":{"card":"?5=35","do":"play"},"seat":0}','0:m115','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',242,1794962272163,'{"action":{"do":"end"},"seat":0}','0:m116','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',243,1794962272163,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',244,1794962272168,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m117','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',245,1794962272169,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',246,1794962272171,'{"action":{"card":"?1=51","do":"play"},"seat":0}','0:m118','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',247,1794962272173,'{"action":{"do":"end"},"seat":0}','0:m119','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',248,1794962272173,'{"action":{"card":"17","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',249,1794962272174,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',250,1794962272188,'{"action":{"card":"72","do":"play"},"seat":0}','0:m120','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',251,1794962272191,'{"action":{"card":"74","do":"play"},"seat":0}','0:m121','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',252,1794962272193,'{"action":{"do":"end"},"seat":0}','0:m122','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',253,1794962272194,'{"action":{"card":"42","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',254,1794962272195,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',255,1794962272208,'{"action":{"do":"take","from":"pool2"},"seat":0}','0:m123','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',256,1794962272209,'{"action":{"card":"23","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',257,1794962272210,'{"action":{"card":"22","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',258,1794962272210,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',259,1794962272223,'{"action":{"do":"take","from":"supply"},"seat":0}','0:m124','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',260,1794962272224,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',261,1794962272226,'{"action":{"do":"take","from":"pool1"},"seat":0}','0:m125','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',262,1794962272227,'{"action":{"card":"25","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',263,1794962272228,'{"action":{"do":"end"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',264,1794962272241,'{"action":{"do":"reset"},"seat":0}','0:m126','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',265,1794962272241,'{"action":{"do":"take","from":"supply"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',266,1794962272243,'{"action":{"do":"take","from":"pool0"},"seat":0}','0:m127','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',267,1794962272245,'{"action":{"card":"2?=25","do":"discard"},"seat":0}','0:m128','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',268,1794962272246,'{"action":{"cards":["77","7?=76","75"],"do":"chain"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',269,1794962272247,'{"action":{"card":"53","do":"play"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',270,1794962272260,'{"action":{"card":"3?=36","do":"play"},"seat":0}','0:m129','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',271,1794962272262,'{"action":{"card":"6?=63","do":"play"},"seat":0}','0:m130','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',272,1794962272265,'{"action":{"card":"37","do":"play"},"seat":0}','0:m131','[null,null]');
INSERT INTO "match_log" VALUES('snqxekhp4rkkqcun',273,1794962272267,'{"action":{"do":"end"},"seat":0}','0:m132','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',1,1794962272282,'{"chance":{"starter":1}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',2,1794962272282,'{"chance":{"deal":["P3","G7","G8","R7","B2","B9","G6","P4","G5","R5","O0","X4","B4","P0","G1","R1","O6","B8","O2","O8","X2","R8","B6","O1","P7","B7","R3","B5","P2","R4","B0","R9","O9","G9","R2","O4","X3","P6","B3","G3","O3","G0","G4","P5","R0","R6","O5","X1","B1","G2","P8","P9","O7","P1"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',3,1794962272287,'{"action":{"do":"take","slot":1},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',4,1794962272289,'{"action":{"do":"take","slot":1},"seat":0}','0:m0','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',5,1794962272290,'{"action":{"do":"take","slot":3},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',6,1794962272292,'{"action":{"do":"take","slot":4},"seat":0}','0:m1','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',7,1794962272293,'{"action":{"do":"take","slot":0},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',8,1794962272295,'{"action":{"do":"sweep","slot":3},"seat":0}','0:m2','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',9,1794962272297,'{"action":{"do":"take","slot":2},"seat":0}','0:m3','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',10,1794962272297,'{"action":{"do":"take","slot":0},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',11,1794962272299,'{"action":{"do":"take","slot":2},"seat":0}','0:m4','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',12,1794962272300,'{"action":{"do":"take","slot":1},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',13,1794962272306,'{"action":{"do":"sweep","slot":0},"seat":0}','0:m5','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',14,1794962272317,'{"action":{"do":"take","slot":1},"seat":0}','0:m6','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',15,1794962272318,'{"action":{"do":"take","slot":3},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',16,1794962272320,'{"action":{"do":"sweep","slot":3},"seat":0}','0:m7','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',17,1794962272322,'{"action":{"do":"take","slot":4},"seat":0}','0:m8','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',18,1794962272322,'{"action":{"do":"take","slot":3},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',19,1794962272324,'{"action":{"do":"sweep","slot":3},"seat":0}','0:m9','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',20,1794962272326,'{"action":{"do":"take","slot":2},"seat":0}','0:m10','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',21,1794962272326,'{"action":{"do":"take","slot":1},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',22,1794962272328,'{"action":{"do":"take","slot":3},"seat":0}','0:m11','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',23,1794962272329,'{"action":{"do":"sweep","slot":3},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',24,1794962272330,'{"action":{"do":"take","slot":2},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',25,1794962272347,'{"action":{"do":"sweep","slot":4},"seat":0}','0:m12','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',26,1794962272350,'{"action":{"do":"take","slot":1},"seat":0}','0:m13','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',27,1794962272351,'{"action":{"do":"take","slot":1},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',28,1794962272352,'{"action":{"do":"take","slot":3},"seat":0}','0:m14','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',29,1794962272353,'{"action":{"do":"sweep","slot":0},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',30,1794962272354,'{"action":{"do":"take","slot":0},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',31,1794962272355,'{"action":{"do":"sweep","slot":1},"seat":0}','0:m15','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',32,1794962272357,'{"action":{"do":"take","slot":1},"seat":0}','0:m16','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',33,1794962272358,'{"action":{"do":"best"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',34,1794962272359,'{"action":{"do":"seal"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',35,1794962272360,'{"action":{"card":"R1","do":"lay","group":0},"seat":0}','0:m17','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',36,1794962272362,'{"action":{"card":"B9","do":"keep"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',37,1794962272364,'{"action":{"card":"B0","do":"keep"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',38,1794962272365,'{"action":{"card":"B2","do":"lay","group":0},"seat":0}','0:m18','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',39,1794962272372,'{"action":{"card":"P3","do":"lay","group":1},"seat":0}','0:m19','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',40,1794962272375,'{"action":{"card":"O4","do":"lay","group":1},"seat":0}','0:m20','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',41,1794962272377,'{"action":{"card":"B7","do":"lay","group":2},"seat":0}','0:m21','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',42,1794962272379,'{"action":{"do":"best"},"seat":0}','0:m22','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',43,1794962272381,'{"action":{"do":"seal"},"seat":0}','0:m23','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',44,1794962272383,'{"action":{"card":"P4","do":"discard"},"seat":0}','0:m24','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',45,1794962272384,'{"action":{"card":"G6","do":"discard"},"seat":0}','0:m25','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',46,1794962272384,'{"chance":{"extra":["P2","R5"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',47,1794962272386,'{"action":{"do":"play","meld":["4"]},"seat":0}','0:m26','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',48,1794962272387,'{"action":{"do":"play","meld":["2","X=3","4"]},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',49,1794962272388,'{"action":{"do":"play","meld":["7","7","7"]},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',50,1794962272401,'{"action":{"do":"play","meld":["0"]},"seat":0}','0:m27','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',51,1794962272403,'{"action":{"do":"play","meld":["1","2","3"]},"seat":0}','0:m28','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',52,1794962272404,'{"action":{"do":"play","meld":["5","5","X=5"]},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',53,1794962272405,'{"action":{"do":"play","meld":["9","9"]},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',54,1794962272418,'{"action":{"do":"play","meld":["5","6","7"]},"seat":0}','0:m29','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',55,1794962272420,'{"action":{"do":"play","meld":["1"]},"seat":0}','0:m30','[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',56,1794962272421,'{"action":{"do":"play","meld":["8"]},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('6jdxppjuhqjtj56h',57,1794962272422,'{"action":{"do":"play","meld":["0"]},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('2v3vix5n7dbnbcnp',1,1794962272440,'{"chance":{"starter":0}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('2v3vix5n7dbnbcnp',2,1794962272440,'{"chance":{"deal":["1","2","exchange","observe","reverse","1","2","1","2","2","3","4","exchange","1","1","1","3","disrupt","4","disrupt","2","reverse","observe","3","reverse","observe","3","stack","3","3","3","disrupt","2","1","4","disrupt","2","2","bomb","reset","2","3","3","reset","3","1","bomb","2","4","1","stack","2","3","4","stack","1","1","2","1","reset","2","reset","4","bomb","4","reverse","1","1","4","stack","1","2","2","1","observe","exchange","3","1","2","3","3","2","1","3","1","3","disrupt","3","1","2","exchange","4","3","reverse","exchange","2","stack","bomb","4","3","1","bomb","observe","3","3","2","reset"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('2v3vix5n7dbnbcnp',3,1794962272443,'{"action":{"card":"2","do":"place","position":0},"seat":0}','0:m0','[null,null]');
INSERT INTO "match_log" VALUES('2v3vix5n7dbnbcnp',4,1794962272444,'{"action":{"do":"flip","position":0},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('2v3vix5n7dbnbcnp',5,1794962272445,'{"action":{"card":"2","do":"place","position":0},"seat":0}','0:m1','[null,null]');
INSERT INTO "match_log" VALUES('2v3vix5n7dbnbcnp',6,1794962272446,'{"action":{"card":"4","do":"place","position":1},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('2v3vix5n7dbnbcnp',7,1794962272448,'{"action":{"do":"flip","position":0},"seat":0}','0:m2','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',1,1794962272454,'{"chance":{"dealer":1}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',2,1794962272454,'{"chance":{"deal":["29+4","33-3","1+1","9+4","11+23","13-8","29-6","19+4","plus2","3+1","17-5","45-4","11+13","33-8","11+10","31-12","3+8","41-12","11-7","17+8","47-10","21-7","39-6","27-5","6+3","7+8","43-3","49-11","51-12","27-10","9+9","37-5","9+19","0+5","15-4","45-9","31+10","21-12","15+12","19-6","7-5","minus2","23-8","25-4","33+6","25-9","41-7","minus1","5+21","47-5","25+12","37-10","5+31","3+27","43-8","9-6","9+29","39-11","15-9","13+6","plus1","5+12","35-9","11+3","5+1","27+8","1+0","3+37","7+25","29-11","7+15","5+3","5+11","31-7","23-3","9+1","35-4","7+35","3+17","13-3","23+6","19-11","21+10","5-4","7+5","17-10","0+3","0+7"]}}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',3,1794962272456,'{"action":{"do":"place","slot":1,"space":"f4"},"seat":0}','0:m0','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',4,1794962272457,'{"action":{"do":"place","slot":3,"space":"a10"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',5,1794962272459,'{"action":{"do":"place","slot":0,"space":"h4"},"seat":0}','0:m1','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',6,1794962272459,'{"action":{"do":"place","slot":3,"space":"b9"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',7,1794962272462,'{"action":{"do":"place","slot":1,"space":"e5"},"seat":0}','0:m2','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',8,1794962272462,'{"action":{"do":"place","slot":3,"space":"c10"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',9,1794962272472,'{"action":{"do":"place","slot":3,"space":"h8"},"seat":0}','0:m3','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',10,1794962272478,'{"action":{"do":"place","slot":3,"space":"a2"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',11,1794962272482,'{"action":{"do":"place","slot":1,"space":"g3"},"seat":0}','0:m4','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',12,1794962272483,'{"action":{"do":"place","slot":3,"space":"b1"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',13,1794962272485,'{"action":{"do":"place","slot":2,"space":"g8"},"seat":0}','0:m5','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',14,1794962272487,'{"action":{"do":"place","slot":1,"space":"c2"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',15,1794962272497,'{"action":{"do":"place","slot":1,"space":"e6"},"seat":0}','0:m6','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',16,1794962272503,'{"action":{"do":"place","slot":0,"space":"c3"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',17,1794962272508,'{"action":{"do":"place","slot":4,"space":"c6"},"seat":0}','0:m7','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',18,1794962272514,'{"action":{"do":"place","slot":0,"space":"d6"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',19,1794962272516,'{"action":{"do":"agree"},"seat":0}','0:m8','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',20,1794962272539,'{"action":{"do":"place","slot":4,"space":"c9"},"seat":0}','0:m9','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',21,1794962272540,'{"action":{"do":"place","slot":0,"space":"b10"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',22,1794962272552,'{"action":{"do":"place","slot":3,"space":"b5"},"seat":0}','0:m10','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',23,1794962272555,'{"action":{"do":"place","slot":0,"space":"d2"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',24,1794962272564,'{"action":{"do":"place","slot":0,"space":"g1"},"seat":0}','0:m11','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',25,1794962272566,'{"action":{"do":"place","slot":0,"space":"c1"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',26,1794962272576,'{"action":{"do":"place","slot":0,"space":"f7"},"seat":0}','0:m12','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',27,1794962272579,'{"action":{"do":"place","slot":3,"space":"e3"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',28,1794962272584,'{"action":{"do":"place","slot":3,"space":"g10"},"seat":0}','0:m13','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',29,1794962272593,'{"action":{"do":"place","slot":0,"space":"h10"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',30,1794962272594,'{"action":{"do":"agree"},"seat":0}','0:m14','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',31,1794962272598,'{"action":{"do":"place","slot":4,"space":"g11"},"seat":0}','0:m15','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',32,1794962272605,'{"action":{"do":"place","slot":0,"space":"e2"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',33,1794962272606,'{"action":{"do":"agree"},"seat":0}','0:m16','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',34,1794962272610,'{"action":{"do":"place","slot":2,"space":"a7"},"seat":0}','0:m17','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',35,1794962272617,'{"action":{"do":"place","slot":0,"space":"e1"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',36,1794962272617,'{"action":{"do":"agree"},"seat":0}','0:m18','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',37,1794962272620,'{"action":{"do":"place","slot":0,"space":"b8"},"seat":0}','0:m19','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',38,1794962272621,'{"action":{"do":"place","slot":1,"space":"f2"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',39,1794962272630,'{"action":{"do":"place","slot":4,"space":"f1"},"seat":0}','0:m20','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',40,1794962272631,'{"action":{"do":"remove","slot":1,"space":"g1"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',41,1794962272633,'{"action":{"do":"place","slot":2,"space":"f8"},"seat":0}','0:m21','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',42,1794962272638,'{"action":{"do":"place","slot":0,"space":"d4"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',43,1794962272641,'{"action":{"do":"place","slot":3,"space":"f9"},"seat":0}','0:m22','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',44,1794962272642,'{"action":{"do":"place","slot":0,"space":"d5"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',45,1794962272644,'{"action":{"do":"place","slot":3,"space":"e10"},"seat":0}','0:m23','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',46,1794962272646,'{"action":{"do":"remove","slot":0,"space":"c9"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',47,1794962272649,'{"action":{"do":"place","slot":4,"space":"h3"},"seat":0}','0:m24','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',48,1794962272650,'{"action":{"do":"place","slot":1,"space":"d7"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',49,1794962272651,'{"action":{"do":"place","slot":0,"space":"b4"},"seat":0}','0:m25','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',50,1794962272654,'{"action":{"do":"place","slot":3,"space":"e8"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',51,1794962272657,'{"action":{"do":"place","slot":4,"space":"h5"},"seat":0}','0:m26','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',52,1794962272657,'{"action":{"do":"place","slot":3,"space":"d11"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',53,1794962272659,'{"action":{"do":"place","slot":1,"space":"d8"},"seat":0}','0:m27','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',54,1794962272660,'{"action":{"do":"place","slot":0,"space":"c4"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',55,1794962272661,'{"action":{"do":"place","slot":1,"space":"g7"},"seat":0}','0:m28','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',56,1794962272662,'{"action":{"do":"place","slot":3,"space":"c7"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',57,1794962272668,'{"action":{"do":"place","slot":1,"space":"g5"},"seat":0}','0:m29','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',58,1794962272669,'{"action":{"do":"place","slot":0,"space":"e4"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',59,1794962272671,'{"action":{"do":"place","slot":1,"space":"a3"},"seat":0}','0:m30','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',60,1794962272674,'{"action":{"do":"place","slot":0,"space":"g6"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',61,1794962272677,'{"action":{"do":"place","slot":1,"space":"b3"},"seat":0}','0:m31','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',62,1794962272677,'{"action":{"do":"exchange","slot":0},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',63,1794962272678,'{"action":{"do":"place","slot":0,"space":"f6"},"seat":1}',NULL,'[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',64,1794962272679,'{"action":{"do":"agree"},"seat":0}','0:m32','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',65,1794962272683,'{"action":{"do":"place","slot":1,"space":"d10"},"seat":0}','0:m33','[null,null]');
INSERT INTO "match_log" VALUES('7crac9ibzq7hpyig',66,1794962272686,'{"action":{"do":"place","slot":0,"space":"g2"},"seat":1}',NULL,'[null,null]');
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
INSERT INTO "match_seats" VALUES('k2q4pzehyb9emuwd',0,'a2amh3fa4qx8ayrb',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('k2q4pzehyb9emuwd',1,'wb2qidtz4xmba8cm',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('g9t6ciwg3pu8n5xf',0,'a2amh3fa4qx8ayrb',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('g9t6ciwg3pu8n5xf',1,'wb2qidtz4xmba8cm',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('56jqjm6n2kqci6eg',0,'a2amh3fa4qx8ayrb',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('56jqjm6n2kqci6eg',1,'wb2qidtz4xmba8cm',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('vr8826sb4dgrsx7s',0,'a2amh3fa4qx8ayrb',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('vr8826sb4dgrsx7s',1,'wb2qidtz4xmba8cm',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('sb9q85m3wpsdeqru',0,'a2amh3fa4qx8ayrb',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('sb9q85m3wpsdeqru',1,'bot-greedy',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match_seats" VALUES('snqxekhp4rkkqcun',0,'a2amh3fa4qx8ayrb',2,17,0,1500.0,1.33768910609370232124e+03,2.90318963717980409455e+02,1794962272267);
INSERT INTO "match_seats" VALUES('snqxekhp4rkkqcun',1,'bot-greedy',1,0,1,1500.0,1.66231089390629767875e+03,2.90318963717980409455e+02,1794962272267);
INSERT INTO "match_seats" VALUES('6jdxppjuhqjtj56h',0,'a2amh3fa4qx8ayrb',2,55,0,1500.0,1.33768910609370232124e+03,2.90318963717980409455e+02,1794962272423);
INSERT INTO "match_seats" VALUES('6jdxppjuhqjtj56h',1,'bot-greedy',1,107,1,1500.0,1.66231089390629767875e+03,2.90318963717980409455e+02,1794962272423);
INSERT INTO "match_seats" VALUES('2v3vix5n7dbnbcnp',0,'a2amh3fa4qx8ayrb',2,0,0,1500.0,1.33768910609370232124e+03,2.90318963717980409455e+02,1794962272448);
INSERT INTO "match_seats" VALUES('2v3vix5n7dbnbcnp',1,'bot-greedy',1,1,1,1500.0,1.66231089390629767875e+03,2.90318963717980409455e+02,1794962272448);
INSERT INTO "match_seats" VALUES('7crac9ibzq7hpyig',0,'a2amh3fa4qx8ayrb',2,0,0,1500.0,1.33768910609370232124e+03,2.90318963717980409455e+02,1794962272688);
INSERT INTO "match_seats" VALUES('7crac9ibzq7hpyig',1,'bot-greedy',1,1,1,1500.0,1.66231089390629767875e+03,2.90318963717980409455e+02,1794962272688);
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
);
INSERT INTO "matches" VALUES('k2q4pzehyb9emuwd','bs7wt9f3hhusp894',1,'number-chain',1,'{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000}','["Ann","Ben"]','01b363e569306ab3fa2df89e590b814986774ef8622e504bcf853d240d7ba0bb','[{"seat":0,"text":"seven"}]',1,1794962270742,NULL,0,NULL);
INSERT INTO "matches" VALUES('g9t6ciwg3pu8n5xf','eip4acwvdz6qppn4',1,'chain',1,'{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"}','["Ann","Ben"]','c3602ebfe1e63d09de92163f37f9e1dda75fe9d8a034773f91fe8b9e839e4420','[{"seat":0,"text":"seven"}]',1,1794962270908,NULL,0,NULL);
INSERT INTO "matches" VALUES('56jqjm6n2kqci6eg','2tbtmk4yb2q6xu5z',1,'numboom',1,'{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"}','["Ann","Ben"]','610695ac0454c4ace7000eef5ceeeb665d3a8cc75a4e3fec091665b09eb7a838','[{"seat":0,"text":"seven"}]',1,1794962271083,NULL,0,NULL);
INSERT INTO "matches" VALUES('vr8826sb4dgrsx7s','piihcjgqr5yd3b2w',1,'sequence-numbers',1,'{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"}','["Ann","Ben"]','f1a046dfa1c0df3bac6f5c7c058b29c24d40848bbf97fc8f04bd8a4dfe7451e9','[{"seat":0,"text":"seven"}]',1,1794962271178,NULL,0,NULL);
INSERT INTO "matches" VALUES('sb9q85m3wpsdeqru','wr65jmvhkzxfwwhu',1,'number-chain',1,'{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000}','["Ann","Greedy bot"]','bff90a2f7e7f0ecd673be6f029108250f4913f9115003c7f4bf1eea28faceefe','[]',1,1794962271274,NULL,0,NULL);
INSERT INTO "matches" VALUES('snqxekhp4rkkqcun','ykgejrfkdgsvcbhe',1,'number-chain',1,'{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000}','["Ann","Greedy bot"]','62901647311e8611d05e374d633b0909c11c24a705ebe3fdea3376cf00e24f33','[]',1,1794962271379,1794962272267,273,'{"format":"cardinal-record","version":1,"game":"number-chain","revision":1,"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"seats":["Ann","Greedy bot"],"inputs":[{"chance":{"starter":1}},{"chance":{"deal":["24","6?","46","?7","67","72","?4","62","26","?1","55","74","47","23","61","3?","22","21","?3","65","32","63","7?","25","33","44","56","54","75","64","16","17","34","4?","45","31","57","1?","77","12","43","37","36","51","?6","71","52","27","66","53","15","76","2?","41","13","14","35","?2","5?","?5","11","42","73"]}},{"action":{"cards":["21","22","23"],"do":"chain"},"seat":1},{"action":{"card":"3?=32","do":"play"},"seat":1},{"action":{"card":"?3=33","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"cards":["6?=63","62","?1=61"],"do":"chain"},"seat":0},{"action":{"card":"?7=17","do":"play"},"seat":0},{"action":{"card":"?4=14","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"47","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"72","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"24","do":"play"},"seat":0},{"action":{"card":"26","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"61","do":"play"},"seat":1},{"action":{"card":"65","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"card":"55","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"54","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"46","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"63","do":"play"},"seat":0},{"action":{"card":"67","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"74","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"44","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"card":"45","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"cards":["75","7?=76","77"],"do":"chain"},"seat":0},{"action":{"do":"decline"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"1?=12","do":"discard"},"seat":1},{"action":{"card":"27","do":"play"},"seat":0},{"action":{"card":"71","do":"play"},"seat":0},{"action":{"card":"16","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"66","do":"play"},"seat":1},{"action":{"card":"64","do":"play"},"seat":1},{"action":{"card":"43","do":"play"},"seat":1},{"action":{"card":"33","do":"play"},"seat":1},{"action":{"card":"36","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"?6=66","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"cards":["13","14","15"],"do":"chain"},"seat":1},{"action":{"card":"52","do":"play"},"seat":1},{"action":{"card":"2?=21","do":"play"},"seat":1},{"action":{"card":"17","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"76","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"chance":{"reshuffle":["23","52","21","?3","13","43","72","24","?6","67","47","64","?1","27","55","65","45","3?","16","22","77","15","44","14","36","63","1?","33","7?","?4","?7","17","75","54","66","25","26","71","2?","74","6?","61","62","46"]}},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"57","do":"discard"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"73","do":"play"},"seat":0},{"action":{"card":"31","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"11","do":"play"},"seat":1},{"action":{"card":"12","do":"play"},"seat":1},{"action":{"card":"23","do":"play"},"seat":1},{"action":{"card":"34","do":"play"},"seat":1},{"action":{"card":"42","do":"play"},"seat":1},{"action":{"card":"21","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"cards":["53","52","51"],"do":"chain"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"cards":["41","4?=42","?3=43"],"do":"chain"},"seat":0},{"action":{"card":"32","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"?5=25","do":"play"},"seat":0},{"action":{"card":"?2=22","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"?1=21","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"13","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"35","do":"play"},"seat":0},{"action":{"card":"37","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"72","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"22","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"27","do":"play"},"seat":0},{"action":{"card":"24","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"47","do":"play"},"seat":1},{"action":{"card":"43","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"3?=34","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"45","do":"play"},"seat":0},{"action":{"card":"56","do":"play"},"seat":0},{"action":{"card":"64","do":"play"},"seat":0},{"action":{"card":"?6=46","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"67","do":"play"},"seat":1},{"action":{"card":"7?=73","do":"play"},"seat":1},{"action":{"card":"36","do":"play"},"seat":1},{"action":{"card":"65","do":"play"},"seat":1},{"action":{"card":"5?=51","do":"play"},"seat":1},{"action":{"card":"15","do":"play"},"seat":1},{"action":{"card":"55","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"chance":{"deal":["65","7?","76","35","64","42","32","74","55","13","53","3?","?1","6?","14","63","22","25","?6","45","46","23","51","36","33","54","47","1?","75","?4","71","?3","2?","27","44","57","15","72","?2","5?","26","16","34","73","41","?7","31","67","61","52","56","4?","12","62","?5","24","17","43","11","77","37","21","66"]}},{"action":{"cards":["?1=61","6?=62","63"],"do":"chain"},"seat":1},{"action":{"card":"3?=33","do":"play"},"seat":1},{"action":{"card":"?6=36","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"cards":["76","7?=75","74"],"do":"chain"},"seat":0},{"action":{"card":"42","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"25","do":"play"},"seat":1},{"action":{"card":"22","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"card":"?4=24","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"46","do":"play"},"seat":0},{"action":{"card":"47","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"75","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"cards":["?3=13","14","1?=15"],"do":"chain"},"seat":1},{"action":{"card":"54","do":"play"},"seat":1},{"action":{"card":"53","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"32","do":"play"},"seat":0},{"action":{"card":"35","do":"play"},"seat":0},{"action":{"card":"33","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"?2=32","do":"play"},"seat":1},{"action":{"card":"2?=24","do":"play"},"seat":1},{"action":{"card":"44","do":"play"},"seat":1},{"action":{"card":"45","do":"play"},"seat":1},{"action":{"card":"51","do":"play"},"seat":0},{"action":{"card":"15","do":"play"},"seat":0},{"action":{"card":"55","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"chance":{"deal":["72","11","57","74","45","61","?4","44","51","47","1?","66","55","22","42","23","77","35","54","56","2?","6?","41","36","15","75","?3","?5","17","?1","53","37","3?","25","65","14","34","?2","7?","21","31","26","13","43","62","73","24","63","32","5?","33","?6","4?","64","27","76","46","16","67","71","?7","12","52"]}},{"action":{"cards":["54","55","56"],"do":"chain"},"seat":1},{"action":{"card":"66","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"?4=64","do":"play"},"seat":0},{"action":{"card":"61","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"1?=13","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"card":"35","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"57","do":"play"},"seat":0},{"action":{"card":"51","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"11","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"card":"?3=13","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"?5=35","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"card":"?1=51","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"17","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"card":"72","do":"play"},"seat":0},{"action":{"card":"74","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0},{"action":{"card":"42","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"pool2"},"seat":0},{"action":{"card":"23","do":"play"},"seat":1},{"action":{"card":"22","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"take","from":"supply"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool1"},"seat":0},{"action":{"card":"25","do":"play"},"seat":1},{"action":{"do":"end"},"seat":1},{"action":{"do":"reset"},"seat":0},{"action":{"do":"take","from":"supply"},"seat":1},{"action":{"do":"take","from":"pool0"},"seat":0},{"action":{"card":"2?=25","do":"discard"},"seat":0},{"action":{"cards":["77","7?=76","75"],"do":"chain"},"seat":1},{"action":{"card":"53","do":"play"},"seat":1},{"action":{"card":"3?=36","do":"play"},"seat":0},{"action":{"card":"6?=63","do":"play"},"seat":0},{"action":{"card":"37","do":"play"},"seat":0},{"action":{"do":"end"},"seat":0}],"trail":"9f695bac1c5731dfdae3e58a592278b025070f2e325a9bd52e448a288ac0a7619135428d82933e8506a664a0c71efa14ddcf9721f2a0264fac549436ef2d339b6e93a3353731fce3ee50af206dd3b79b61bf3cce62c89ff0c173231f94e6f817a31339312fd8b1a622753427c69754dfc109f81af2c524fd9e8684a44ee22c6b06ae2948a3122400b7a7862dd62549574691b08e529d280bf5b617f08b8e95986f032fb8162f175faaa95b78d4615187fbdc96b7f4574f1d89eae694f4f53324104d812eb86b0ea23c8196ad444c3f17811ca7fdf2dd38a6073ddd87d841fc2024c54c01fbf23afb5236a0d0d6fd50da2286166b25d096571e0bb016a74958136080e4d9585649e4ed025133b418a287489e11726942d394d7990ef4600f232c87d1dc76fd45f383cdc4c80c55bc81b1dcc211e0144a6275ccf7540f22cc8d04a742f6d0356cb9b3cad00eb6a191339cc95395ff4eb5a1266fb2939455f1464de319b5ae30e6b77e19c58fb2f88221bd47420e179992b8addf469daef72eed98bb5ecf8f74fa9e901ee3ead9f3c83aa870b44dd05d9e9af25170dd633968e4829b881305b420dc3e3bc63e84722bc9e2b384a6df1bf4187f86df00b9c43733b01fa6cbdedadfb9c591fdbbc429a6cfb9de341dc1fbef8edce65ebea1bdd93d2121bf4fe6ff7cfab543368289dbb8777f101ebfe8efc26f5ffe7949d31fda3b64d4270d0ed224fbcb8f9898e2d73d014f8706099aba88bc671def9b493bd28ae35bec","result":[{"place":2,"score":17,"team":0},{"place":1,"score":0,"team":1}],"fairness":{"commitment":"d8103278550ac1bcbc16ecf3cae5f3c42bab172f3ef86a57383b0f1a2249cfce","secret":"62901647311e8611d05e374d633b0909c11c24a705ebe3fdea3376cf00e24f33","entropy":[]}}');
INSERT INTO "matches" VALUES('6jdxppjuhqjtj56h','wgzd4bjskhtw8v5z',1,'chain',1,'{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"}','["Ann","Greedy bot"]','30221b8ce64083ada1b73b85c7ea6e384c290acadea81ac00bb7f352cd63d886','[]',1,1794962272276,1794962272423,57,'{"format":"cardinal-record","version":1,"game":"chain","revision":1,"options":{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"},"seats":["Ann","Greedy bot"],"inputs":[{"chance":{"starter":1}},{"chance":{"deal":["P3","G7","G8","R7","B2","B9","G6","P4","G5","R5","O0","X4","B4","P0","G1","R1","O6","B8","O2","O8","X2","R8","B6","O1","P7","B7","R3","B5","P2","R4","B0","R9","O9","G9","R2","O4","X3","P6","B3","G3","O3","G0","G4","P5","R0","R6","O5","X1","B1","G2","P8","P9","O7","P1"]}},{"action":{"do":"take","slot":1},"seat":1},{"action":{"do":"take","slot":1},"seat":0},{"action":{"do":"take","slot":3},"seat":1},{"action":{"do":"take","slot":4},"seat":0},{"action":{"do":"take","slot":0},"seat":1},{"action":{"do":"sweep","slot":3},"seat":0},{"action":{"do":"take","slot":2},"seat":0},{"action":{"do":"take","slot":0},"seat":1},{"action":{"do":"take","slot":2},"seat":0},{"action":{"do":"take","slot":1},"seat":1},{"action":{"do":"sweep","slot":0},"seat":0},{"action":{"do":"take","slot":1},"seat":0},{"action":{"do":"take","slot":3},"seat":1},{"action":{"do":"sweep","slot":3},"seat":0},{"action":{"do":"take","slot":4},"seat":0},{"action":{"do":"take","slot":3},"seat":1},{"action":{"do":"sweep","slot":3},"seat":0},{"action":{"do":"take","slot":2},"seat":0},{"action":{"do":"take","slot":1},"seat":1},{"action":{"do":"take","slot":3},"seat":0},{"action":{"do":"sweep","slot":3},"seat":1},{"action":{"do":"take","slot":2},"seat":1},{"action":{"do":"sweep","slot":4},"seat":0},{"action":{"do":"take","slot":1},"seat":0},{"action":{"do":"take","slot":1},"seat":1},{"action":{"do":"take","slot":3},"seat":0},{"action":{"do":"sweep","slot":0},"seat":1},{"action":{"do":"take","slot":0},"seat":1},{"action":{"do":"sweep","slot":1},"seat":0},{"action":{"do":"take","slot":1},"seat":0},{"action":{"do":"best"},"seat":1},{"action":{"do":"seal"},"seat":1},{"action":{"card":"R1","do":"lay","group":0},"seat":0},{"action":{"card":"B9","do":"keep"},"seat":1},{"action":{"card":"B0","do":"keep"},"seat":1},{"action":{"card":"B2","do":"lay","group":0},"seat":0},{"action":{"card":"P3","do":"lay","group":1},"seat":0},{"action":{"card":"O4","do":"lay","group":1},"seat":0},{"action":{"card":"B7","do":"lay","group":2},"seat":0},{"action":{"do":"best"},"seat":0},{"action":{"do":"seal"},"seat":0},{"action":{"card":"P4","do":"discard"},"seat":0},{"action":{"card":"G6","do":"discard"},"seat":0},{"chance":{"extra":["P2","R5"]}},{"action":{"do":"play","meld":["4"]},"seat":0},{"action":{"do":"play","meld":["2","X=3","4"]},"seat":1},{"action":{"do":"play","meld":["7","7","7"]},"seat":1},{"action":{"do":"play","meld":["0"]},"seat":0},{"action":{"do":"play","meld":["1","2","3"]},"seat":0},{"action":{"do":"play","meld":["5","5","X=5"]},"seat":1},{"action":{"do":"play","meld":["9","9"]},"seat":1},{"action":{"do":"play","meld":["5","6","7"]},"seat":0},{"action":{"do":"play","meld":["1"]},"seat":0},{"action":{"do":"play","meld":["8"]},"seat":1},{"action":{"do":"play","meld":["0"]},"seat":1}],"trail":"2940791f89fb01b7fa5d7f938d00f2e2121d9ad058d57ad61fd39dd764ba32091a3e2b8b8d5b6db70c5780ff5f7a423e10f041e2056e0fcba1b6d139f5d662971cea806ecbb8a5d82e1f91177cf1e303f099dd0ab64d7192018f15c1161b084e20d8be9b034efb7e12ec2a1b3e12adeda63f","result":[{"place":2,"score":55,"team":0},{"place":1,"score":107,"team":1}],"fairness":{"commitment":"d31a5ac30f008eed8b0302be9646252823bc9000748d7ba6597dd2aab9067fb0","secret":"30221b8ce64083ada1b73b85c7ea6e384c290acadea81ac00bb7f352cd63d886","entropy":[]}}');
INSERT INTO "matches" VALUES('2v3vix5n7dbnbcnp','wq5ptrcerwdaz6gs',1,'numboom',1,'{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"}','["Ann","Greedy bot"]','1fae9f1f940de5bdd32034c194eb929e86854815c392b63676b4004a6f9dd547','[]',1,1794962272440,1794962272448,7,'{"format":"cardinal-record","version":1,"game":"numboom","revision":1,"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"seats":["Ann","Greedy bot"],"inputs":[{"chance":{"starter":0}},{"chance":{"deal":["1","2","exchange","observe","reverse","1","2","1","2","2","3","4","exchange","1","1","1","3","disrupt","4","disrupt","2","reverse","observe","3","reverse","observe","3","stack","3","3","3","disrupt","2","1","4","disrupt","2","2","bomb","reset","2","3","3","reset","3","1","bomb","2","4","1","stack","2","3","4","stack","1","1","2","1","reset","2","reset","4","bomb","4","reverse","1","1","4","stack","1","2","2","1","observe","exchange","3","1","2","3","3","2","1","3","1","3","disrupt","3","1","2","exchange","4","3","reverse","exchange","2","stack","bomb","4","3","1","bomb","observe","3","3","2","reset"]}},{"action":{"card":"2","do":"place","position":0},"seat":0},{"action":{"do":"flip","position":0},"seat":1},{"action":{"card":"2","do":"place","position":0},"seat":0},{"action":{"card":"4","do":"place","position":1},"seat":1},{"action":{"do":"flip","position":0},"seat":0}],"trail":"261550e1b5c07575f883e50f4bf2","result":[{"place":2,"score":0,"team":0},{"place":1,"score":1,"team":1}],"fairness":{"commitment":"393dff9b0685bbd74130e6c91f77cab67415bf1bf31cbee523d444c925f39fe3","secret":"1fae9f1f940de5bdd32034c194eb929e86854815c392b63676b4004a6f9dd547","entropy":[]}}');
INSERT INTO "matches" VALUES('7crac9ibzq7hpyig','9m7va92qfktrg2ut',1,'sequence-numbers',1,'{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"}','["Ann","Greedy bot"]','5fd5c3fe812cff655c33ef7cdb1dbc241558a94000adee16c4e3ddbe2f480e5c','[]',1,1794962272454,1794962272688,66,'{"format":"cardinal-record","version":1,"game":"sequence-numbers","revision":1,"options":{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"},"seats":["Ann","Greedy bot"],"inputs":[{"chance":{"dealer":1}},{"chance":{"deal":["29+4","33-3","1+1","9+4","11+23","13-8","29-6","19+4","plus2","3+1","17-5","45-4","11+13","33-8","11+10","31-12","3+8","41-12","11-7","17+8","47-10","21-7","39-6","27-5","6+3","7+8","43-3","49-11","51-12","27-10","9+9","37-5","9+19","0+5","15-4","45-9","31+10","21-12","15+12","19-6","7-5","minus2","23-8","25-4","33+6","25-9","41-7","minus1","5+21","47-5","25+12","37-10","5+31","3+27","43-8","9-6","9+29","39-11","15-9","13+6","plus1","5+12","35-9","11+3","5+1","27+8","1+0","3+37","7+25","29-11","7+15","5+3","5+11","31-7","23-3","9+1","35-4","7+35","3+17","13-3","23+6","19-11","21+10","5-4","7+5","17-10","0+3","0+7"]}},{"action":{"do":"place","slot":1,"space":"f4"},"seat":0},{"action":{"do":"place","slot":3,"space":"a10"},"seat":1},{"action":{"do":"place","slot":0,"space":"h4"},"seat":0},{"action":{"do":"place","slot":3,"space":"b9"},"seat":1},{"action":{"do":"place","slot":1,"space":"e5"},"seat":0},{"action":{"do":"place","slot":3,"space":"c10"},"seat":1},{"action":{"do":"place","slot":3,"space":"h8"},"seat":0},{"action":{"do":"place","slot":3,"space":"a2"},"seat":1},{"action":{"do":"place","slot":1,"space":"g3"},"seat":0},{"action":{"do":"place","slot":3,"space":"b1"},"seat":1},{"action":{"do":"place","slot":2,"space":"g8"},"seat":0},{"action":{"do":"place","slot":1,"space":"c2"},"seat":1},{"action":{"do":"place","slot":1,"space":"e6"},"seat":0},{"action":{"do":"place","slot":0,"space":"c3"},"seat":1},{"action":{"do":"place","slot":4,"space":"c6"},"seat":0},{"action":{"do":"place","slot":0,"space":"d6"},"seat":1},{"action":{"do":"agree"},"seat":0},{"action":{"do":"place","slot":4,"space":"c9"},"seat":0},{"action":{"do":"place","slot":0,"space":"b10"},"seat":1},{"action":{"do":"place","slot":3,"space":"b5"},"seat":0},{"action":{"do":"place","slot":0,"space":"d2"},"seat":1},{"action":{"do":"place","slot":0,"space":"g1"},"seat":0},{"action":{"do":"place","slot":0,"space":"c1"},"seat":1},{"action":{"do":"place","slot":0,"space":"f7"},"seat":0},{"action":{"do":"place","slot":3,"space":"e3"},"seat":1},{"action":{"do":"place","slot":3,"space":"g10"},"seat":0},{"action":{"do":"place","slot":0,"space":"h10"},"seat":1},{"action":{"do":"agree"},"seat":0},{"action":{"do":"place","slot":4,"space":"g11"},"seat":0},{"action":{"do":"place","slot":0,"space":"e2"},"seat":1},{"action":{"do":"agree"},"seat":0},{"action":{"do":"place","slot":2,"space":"a7"},"seat":0},{"action":{"do":"place","slot":0,"space":"e1"},"seat":1},{"action":{"do":"agree"},"seat":0},{"action":{"do":"place","slot":0,"space":"b8"},"seat":0},{"action":{"do":"place","slot":1,"space":"f2"},"seat":1},{"action":{"do":"place","slot":4,"space":"f1"},"seat":0},{"action":{"do":"remove","slot":1,"space":"g1"},"seat":1},{"action":{"do":"place","slot":2,"space":"f8"},"seat":0},{"action":{"do":"place","slot":0,"space":"d4"},"seat":1},{"action":{"do":"place","slot":3,"space":"f9"},"seat":0},{"action":{"do":"place","slot":0,"space":"d5"},"seat":1},{"action":{"do":"place","slot":3,"space":"e10"},"seat":0},{"action":{"do":"remove","slot":0,"space":"c9"},"seat":1},{"action":{"do":"place","slot":4,"space":"h3"},"seat":0},{"action":{"do":"place","slot":1,"space":"d7"},"seat":1},{"action":{"do":"place","slot":0,"space":"b4"},"seat":0},{"action":{"do":"place","slot":3,"space":"e8"},"seat":1},{"action":{"do":"place","slot":4,"space":"h5"},"seat":0},{"action":{"do":"place","slot":3,"space":"d11"},"seat":1},{"action":{"do":"place","slot":1,"space":"d8"},"seat":0},{"action":{"do":"place","slot":0,"space":"c4"},"seat":1},{"action":{"do":"place","slot":1,"space":"g7"},"seat":0},{"action":{"do":"place","slot":3,"space":"c7"},"seat":1},{"action":{"do":"place","slot":1,"space":"g5"},"seat":0},{"action":{"do":"place","slot":0,"space":"e4"},"seat":1},{"action":{"do":"place","slot":1,"space":"a3"},"seat":0},{"action":{"do":"place","slot":0,"space":"g6"},"seat":1},{"action":{"do":"place","slot":1,"space":"b3"},"seat":0},{"action":{"do":"exchange","slot":0},"seat":1},{"action":{"do":"place","slot":0,"space":"f6"},"seat":1},{"action":{"do":"agree"},"seat":0},{"action":{"do":"place","slot":1,"space":"d10"},"seat":0},{"action":{"do":"place","slot":0,"space":"g2"},"seat":1}],"trail":"2bcf243147254e16bc92351d9a205a085f2430704419ab27c193c40e5b6f944e957a0ed6fccb6627f117d99e48e95a967bc7bd38c299e7a8fcf9f086aea39a0abd7fe2e9e5f6dd8dbc415200cb998bff1b0185b8fe3800e2e0ecd530477a353e9ab715d312e813b6f5639cda3bacd2eea04a4934bc64ce6fb8c334e8e659cef99e73aa22","result":[{"place":2,"score":0,"team":0},{"place":1,"score":1,"team":1}],"fairness":{"commitment":"0939f1833b0112351d005666cd8d7d915701681781e41dae740cd90c605f4850","secret":"5fd5c3fe812cff655c33ef7cdb1dbc241558a94000adee16c4e3ddbe2f480e5c","entropy":[]}}');
CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE TABLE nodes (
    id TEXT PRIMARY KEY, -- another one after every start
    name TEXT NOT NULL,
    expires BIGINT NOT NULL -- by the clock of the database
);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);
INSERT INTO "people" VALUES('bot-random','Random bot','bot',NULL,NULL,1794962270715);
INSERT INTO "people" VALUES('bot-eager','Eager bot','bot',NULL,NULL,1794962270716);
INSERT INTO "people" VALUES('bot-greedy','Greedy bot','bot',NULL,NULL,1794962270718);
INSERT INTO "people" VALUES('bot-easy','Easy bot','bot',NULL,NULL,1794962270720);
INSERT INTO "people" VALUES('bot-normal','Normal bot','bot',NULL,NULL,1794962270722);
INSERT INTO "people" VALUES('bot-hard','Hard bot','bot',NULL,NULL,1794962270726);
INSERT INTO "people" VALUES('bot-expert','Expert bot','bot',NULL,NULL,1794962270727);
INSERT INTO "people" VALUES('a2amh3fa4qx8ayrb','Ann','guest',NULL,NULL,1794962270733);
INSERT INTO "people" VALUES('wb2qidtz4xmba8cm','Ben','guest',NULL,NULL,1794962270734);
CREATE TABLE rating_order (
    pool TEXT PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO "rating_order" VALUES('number-chain duel',1794962272267);
INSERT INTO "rating_order" VALUES('chain duel',1794962272423);
INSERT INTO "rating_order" VALUES('numboom duel',1794962272448);
INSERT INTO "rating_order" VALUES('sequence-numbers duel',1794962272688);
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
INSERT INTO "ratings" VALUES('a2amh3fa4qx8ayrb','number-chain','duel',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('bot-greedy','number-chain','duel',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('a2amh3fa4qx8ayrb','chain','duel',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('bot-greedy','chain','duel',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('a2amh3fa4qx8ayrb','numboom','duel',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('bot-greedy','numboom','duel',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('a2amh3fa4qx8ayrb','sequence-numbers','duel',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('bot-greedy','sequence-numbers','duel',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY, -- a hash of it
    person TEXT NOT NULL,
    seen BIGINT NOT NULL
);
INSERT INTO "sessions" VALUES('797f70fa661fe3e4994be07915eb969ab81581c513ce33851d7fac2daded8207','a2amh3fa4qx8ayrb',1794962270733);
INSERT INTO "sessions" VALUES('10830a2a5400ddad0fad93769c75e1a456989a2557588c4eed4a0840884fd095','wb2qidtz4xmba8cm',1794962270734);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    state TEXT NOT NULL, -- seats, host, set-up and the like, as JSON
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    owner TEXT);
INSERT INTO "tables" VALUES('bs7wt9f3hhusp894','number-chain','playing',0,'{"setup":{"game":"number-chain","seats":[{"kind":"open"},{"kind":"open"}],"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"clock":{"kind":"bank","seconds":3600,"increment":5},"out_of_time":"default_move","pace":"instant","grace":3600,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"person","person":{"id":"wb2qidtz4xmba8cm","name":"Ben","kind":"guest"},"left":false}],"current":{"id":"k2q4pzehyb9emuwd","number":1,"secret":"01b363e569306ab3fa2df89e590b814986774ef8622e504bcf853d240d7ba0bb","entropy":[{"seat":0,"text":"seven"}],"started":1794962270742,"ended":null,"result":null,"ratings":null},"next":null,"rematch":[],"rated":true,"lesson":false,"created":1794962270736}',1794962270736,1794962270742,NULL);
INSERT INTO "tables" VALUES('eip4acwvdz6qppn4','chain','playing',0,'{"setup":{"game":"chain","seats":[{"kind":"open"},{"kind":"open"}],"options":{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"},"clock":{"kind":"bank","seconds":3600,"increment":5},"out_of_time":"default_move","pace":"instant","grace":3600,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"person","person":{"id":"wb2qidtz4xmba8cm","name":"Ben","kind":"guest"},"left":false}],"current":{"id":"g9t6ciwg3pu8n5xf","number":1,"secret":"c3602ebfe1e63d09de92163f37f9e1dda75fe9d8a034773f91fe8b9e839e4420","entropy":[{"seat":0,"text":"seven"}],"started":1794962270908,"ended":null,"result":null,"ratings":null},"next":null,"rematch":[],"rated":true,"lesson":false,"created":1794962270872}',1794962270872,1794962270908,NULL);
INSERT INTO "tables" VALUES('2tbtmk4yb2q6xu5z','numboom','playing',0,'{"setup":{"game":"numboom","seats":[{"kind":"open"},{"kind":"open"}],"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"clock":{"kind":"bank","seconds":3600,"increment":5},"out_of_time":"default_move","pace":"instant","grace":3600,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"person","person":{"id":"wb2qidtz4xmba8cm","name":"Ben","kind":"guest"},"left":false}],"current":{"id":"56jqjm6n2kqci6eg","number":1,"secret":"610695ac0454c4ace7000eef5ceeeb665d3a8cc75a4e3fec091665b09eb7a838","entropy":[{"seat":0,"text":"seven"}],"started":1794962271083,"ended":null,"result":null,"ratings":null},"next":null,"rematch":[],"rated":true,"lesson":false,"created":1794962271052}',1794962271052,1794962271083,NULL);
INSERT INTO "tables" VALUES('piihcjgqr5yd3b2w','sequence-numbers','playing',0,'{"setup":{"game":"sequence-numbers","seats":[{"kind":"open"},{"kind":"open"}],"options":{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"},"clock":{"kind":"bank","seconds":3600,"increment":5},"out_of_time":"default_move","pace":"instant","grace":3600,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"person","person":{"id":"wb2qidtz4xmba8cm","name":"Ben","kind":"guest"},"left":false}],"current":{"id":"vr8826sb4dgrsx7s","number":1,"secret":"f1a046dfa1c0df3bac6f5c7c058b29c24d40848bbf97fc8f04bd8a4dfe7451e9","entropy":[{"seat":0,"text":"seven"}],"started":1794962271178,"ended":null,"result":null,"ratings":null},"next":null,"rematch":[],"rated":true,"lesson":false,"created":1794962271171}',1794962271171,1794962271178,NULL);
INSERT INTO "tables" VALUES('wr65jmvhkzxfwwhu','number-chain','playing',0,'{"setup":{"game":"number-chain","seats":[{"kind":"open"},{"kind":"bot","level":"greedy"}],"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":3600,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"playing","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"bot","level":"greedy"}],"current":{"id":"sb9q85m3wpsdeqru","number":1,"secret":"bff90a2f7e7f0ecd673be6f029108250f4913f9115003c7f4bf1eea28faceefe","entropy":[],"started":1794962271274,"ended":null,"result":null,"ratings":null},"next":null,"rematch":[],"rated":true,"lesson":false,"created":1794962271273}',1794962271273,1794962271274,NULL);
INSERT INTO "tables" VALUES('ykgejrfkdgsvcbhe','number-chain','finished',0,'{"setup":{"game":"number-chain","seats":[{"kind":"open"},{"kind":"bot","level":"greedy"}],"options":{"closing":"forced","discarded_wild":"declare","extra_turn":"any","first_starter":"random","last_player":"new_turns","max_wilds_in_chain":3,"rounds":3,"stall_limit":100,"start_wild":"open","turn_limit":1000},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"finished","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"bot","level":"greedy"}],"current":{"id":"snqxekhp4rkkqcun","number":1,"secret":"62901647311e8611d05e374d633b0909c11c24a705ebe3fdea3376cf00e24f33","entropy":[],"started":1794962271379,"ended":1794962272267,"result":[{"place":2,"score":17,"team":0},{"place":1,"score":0,"team":1}],"ratings":[{"before":1500.0,"after":1337.6891060937023,"uncertainty":290.3189637179804},{"before":1500.0,"after":1662.3108939062977,"uncertainty":290.3189637179804}]},"next":{"id":"c6g6gfnqwz4fxuum","number":2,"secret":"f6b06eb825cb34e1086b9617bcb238706474939f0f69a317f90b2e15a94dfb28","entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rematch":[],"rated":true,"lesson":false,"created":1794962271377}',1794962271377,1794962272269,NULL);
INSERT INTO "tables" VALUES('wgzd4bjskhtw8v5z','chain','finished',0,'{"setup":{"game":"chain","seats":[{"kind":"open"},{"kind":"bot","level":"greedy"}],"options":{"all_x_groups":true,"all_x_melds":true,"equal_plays":true,"finish":"at_once","first_starter":"random","games":1,"laps":"one","left_in_hand":"ten","next_starter":"rotate","release_start":"build","run_against_triple":"or_higher","run_length":"three","settlement":"maximal","settling":"together","x_in_runs":true,"youngest":"seat","zero_finish":"aside","zero_in_melds":false,"zero_lead":true,"zero_play":"anytime"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"finished","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"bot","level":"greedy"}],"current":{"id":"6jdxppjuhqjtj56h","number":1,"secret":"30221b8ce64083ada1b73b85c7ea6e384c290acadea81ac00bb7f352cd63d886","entropy":[],"started":1794962272276,"ended":1794962272423,"result":[{"place":2,"score":55,"team":0},{"place":1,"score":107,"team":1}],"ratings":[{"before":1500.0,"after":1337.6891060937023,"uncertainty":290.3189637179804},{"before":1500.0,"after":1662.3108939062977,"uncertainty":290.3189637179804}]},"next":{"id":"8t5z2mag6zhafjue","number":2,"secret":"e82c4ebc7460d3314bf79e254c77240ab55ed0a19c5fc1f224d8b6dec6e0940f","entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rematch":[],"rated":true,"lesson":false,"created":1794962272273}',1794962272273,1794962272423,NULL);
INSERT INTO "tables" VALUES('wq5ptrcerwdaz6gs','numboom','finished',0,'{"setup":{"game":"numboom","seats":[{"kind":"open"},{"kind":"bot","level":"greedy"}],"options":{"bombs":true,"deck":"full","dual_fill":"on","first_bomb":"restrict","flip_own_fresh":"yes","functions":true,"memory_aid":true,"refill":"turn","turn_limit":1000,"two_players":"opening"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"finished","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"bot","level":"greedy"}],"current":{"id":"2v3vix5n7dbnbcnp","number":1,"secret":"1fae9f1f940de5bdd32034c194eb929e86854815c392b63676b4004a6f9dd547","entropy":[],"started":1794962272440,"ended":1794962272448,"result":[{"place":2,"score":0,"team":0},{"place":1,"score":1,"team":1}],"ratings":[{"before":1500.0,"after":1337.6891060937023,"uncertainty":290.3189637179804},{"before":1500.0,"after":1662.3108939062977,"uncertainty":290.3189637179804}]},"next":{"id":"x6nkyr2xiz3i6sdz","number":2,"secret":"c994285fabc78e9cca0b5941cc8a1c3dfc748aa7ba5303593cd3e074ad8e3a70","entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rematch":[],"rated":true,"lesson":false,"created":1794962272436}',1794962272436,1794962272448,NULL);
INSERT INTO "tables" VALUES('9m7va92qfktrg2ut','sequence-numbers','finished',0,'{"setup":{"game":"sequence-numbers","seats":[{"kind":"open"},{"kind":"bot","level":"greedy"}],"options":{"answers":"shown","board":"8x11","board_seed":1,"equations":"normal","sequences_to_win":"rulebook","stalemate":"deck_cycle","strict_draw":false,"table_talk":"off","teams":"2x3","turn_limit":2000,"wrong_answer":"refuse"},"clock":{"kind":"none"},"out_of_time":"default_move","pace":"instant","grace":60,"open":false,"spectators":{"allowed":true,"sight":"public","delay":0},"rated":null,"start_when_full":false,"sit":true},"status":"finished","host":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"seats":[{"kind":"person","person":{"id":"a2amh3fa4qx8ayrb","name":"Ann","kind":"guest"},"left":false},{"kind":"bot","level":"greedy"}],"current":{"id":"7crac9ibzq7hpyig","number":1,"secret":"5fd5c3fe812cff655c33ef7cdb1dbc241558a94000adee16c4e3ddbe2f480e5c","entropy":[],"started":1794962272453,"ended":1794962272688,"result":[{"place":2,"score":0,"team":0},{"place":1,"score":1,"team":1}],"ratings":[{"before":1500.0,"after":1337.6891060937023,"uncertainty":290.3189637179804},{"before":1500.0,"after":1662.3108939062977,"uncertainty":290.3189637179804}]},"next":{"id":"qrfpkzg92kch5gau","number":2,"secret":"cebd6ff2b447c70fe3612df6c4790ebaee5491a21324f9101afb9a65d30c8a3e","entropy":[],"started":null,"ended":null,"result":null,"ratings":null},"rematch":[],"rated":true,"lesson":false,"created":1794962272452}',1794962272452,1794962272689,NULL);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX tables_status ON tables (status, created);
CREATE INDEX matches_ended ON matches (ended, id);
CREATE INDEX matches_game ON matches (game, ended, id);
CREATE INDEX match_seats_person ON match_seats (person, ended, match_id);
CREATE INDEX ratings_board ON ratings (game, pool, rating);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX chat_submission ON chat (table_id, submission);
COMMIT;
