-- A release that does not know versions, shares or proposals deletes drafts too, beside a newer one or after a way back.
CREATE TRIGGER `drafts_deleted` AFTER UPDATE OF `deleted` ON `drafts` WHEN NEW.`deleted` = 1 BEGIN
	DELETE FROM `draft_versions` WHERE `user_id` = NEW.`user_id` AND `draft_id` = NEW.`id`;
	DELETE FROM `shares` WHERE `user_id` = NEW.`user_id` AND `draft_id` = NEW.`id`;
	DELETE FROM `proposals` WHERE `user_id` = NEW.`user_id` AND `draft_id` = NEW.`id`;
END;
--> statement-breakpoint
UPDATE `drafts` SET `deleted` = 1 WHERE `deleted` = 1;
