ALTER TABLE `drafts` ADD `job` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `based_on` text;
--> statement-breakpoint
DROP TRIGGER `drafts_stored`;
--> statement-breakpoint
DROP TRIGGER `drafts_changed`;
--> statement-breakpoint
DROP TRIGGER `drafts_removed`;
--> statement-breakpoint
CREATE TRIGGER `drafts_stored` AFTER INSERT ON `drafts` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + 1024 + ifnull(octet_length(NEW.`document`), 0) + ifnull(octet_length(NEW.`job`), 0) + ifnull(octet_length(NEW.`based_on`), 0) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `drafts_changed` AFTER UPDATE OF `document`, `job`, `based_on` ON `drafts` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + (ifnull(octet_length(NEW.`document`), 0) + ifnull(octet_length(NEW.`job`), 0) + ifnull(octet_length(NEW.`based_on`), 0)) - (ifnull(octet_length(OLD.`document`), 0) + ifnull(octet_length(OLD.`job`), 0) + ifnull(octet_length(OLD.`based_on`), 0)) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `drafts_removed` AFTER DELETE ON `drafts` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` - (1024 + ifnull(octet_length(OLD.`document`), 0) + ifnull(octet_length(OLD.`job`), 0) + ifnull(octet_length(OLD.`based_on`), 0)) WHERE `id` = OLD.`user_id`;
END;
