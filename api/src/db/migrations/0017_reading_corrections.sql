CREATE TABLE `reading_corrections` (
	`resume_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`corrected_at` integer NOT NULL,
	`reading` text,
	`overall_score` integer,
	`match_rate` integer,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reading_corrections_user` ON `reading_corrections` (`user_id`);--> statement-breakpoint
CREATE TRIGGER `reading_corrections_stored` AFTER INSERT ON `reading_corrections` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + 1024 + ifnull(octet_length(NEW.`reading`), 0) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `reading_corrections_changed` AFTER UPDATE OF `reading` ON `reading_corrections` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + ifnull(octet_length(NEW.`reading`), 0) - ifnull(octet_length(OLD.`reading`), 0) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `reading_corrections_removed` AFTER DELETE ON `reading_corrections` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` - 1024 - ifnull(octet_length(OLD.`reading`), 0) WHERE `id` = OLD.`user_id`;
END;
