CREATE TABLE `daily_usage` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `users` ADD `storage_bytes` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `users` SET `storage_bytes` = ifnull((SELECT sum(1024 + ifnull(octet_length(`original_text`), 0) + ifnull(octet_length(`layout`), 0) + ifnull(octet_length(`job`), 0) + ifnull(octet_length(`analysis_results`), 0)) FROM `resumes` WHERE `user_id` = `users`.`id`), 0)
	+ ifnull((SELECT sum(1024 + ifnull(octet_length(`custom_data`), 0)) FROM `analyzed_resumes` WHERE `user_id` = `users`.`id`), 0)
	+ ifnull((SELECT sum(1024 + ifnull(octet_length(`document`), 0)) FROM `drafts` WHERE `user_id` = `users`.`id`), 0);
--> statement-breakpoint
CREATE TRIGGER `resumes_stored` AFTER INSERT ON `resumes` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + 1024 + ifnull(octet_length(NEW.`original_text`), 0) + ifnull(octet_length(NEW.`layout`), 0) + ifnull(octet_length(NEW.`job`), 0) + ifnull(octet_length(NEW.`analysis_results`), 0) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `resumes_changed` AFTER UPDATE OF `original_text`, `layout`, `job`, `analysis_results` ON `resumes` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + (1024 + ifnull(octet_length(NEW.`original_text`), 0) + ifnull(octet_length(NEW.`layout`), 0) + ifnull(octet_length(NEW.`job`), 0) + ifnull(octet_length(NEW.`analysis_results`), 0)) - (1024 + ifnull(octet_length(OLD.`original_text`), 0) + ifnull(octet_length(OLD.`layout`), 0) + ifnull(octet_length(OLD.`job`), 0) + ifnull(octet_length(OLD.`analysis_results`), 0)) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `resumes_removed` AFTER DELETE ON `resumes` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` - (1024 + ifnull(octet_length(OLD.`original_text`), 0) + ifnull(octet_length(OLD.`layout`), 0) + ifnull(octet_length(OLD.`job`), 0) + ifnull(octet_length(OLD.`analysis_results`), 0)) WHERE `id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `analyzed_resumes_stored` AFTER INSERT ON `analyzed_resumes` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + 1024 + ifnull(octet_length(NEW.`custom_data`), 0) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `analyzed_resumes_changed` AFTER UPDATE OF `custom_data` ON `analyzed_resumes` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + (1024 + ifnull(octet_length(NEW.`custom_data`), 0)) - (1024 + ifnull(octet_length(OLD.`custom_data`), 0)) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `analyzed_resumes_removed` AFTER DELETE ON `analyzed_resumes` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` - (1024 + ifnull(octet_length(OLD.`custom_data`), 0)) WHERE `id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `drafts_stored` AFTER INSERT ON `drafts` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + 1024 + ifnull(octet_length(NEW.`document`), 0) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `drafts_changed` AFTER UPDATE OF `document` ON `drafts` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + (1024 + ifnull(octet_length(NEW.`document`), 0)) - (1024 + ifnull(octet_length(OLD.`document`), 0)) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `drafts_removed` AFTER DELETE ON `drafts` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` - (1024 + ifnull(octet_length(OLD.`document`), 0)) WHERE `id` = OLD.`user_id`;
END;