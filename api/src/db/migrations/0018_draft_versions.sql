CREATE TABLE `draft_versions` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`draft_id` text NOT NULL,
	`saved_at` integer NOT NULL,
	`reason` text NOT NULL,
	`name` text NOT NULL,
	`document` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `draft_versions_draft` ON `draft_versions` (`user_id`,`draft_id`,`saved_at`);--> statement-breakpoint
CREATE TRIGGER `draft_versions_stored` AFTER INSERT ON `draft_versions` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + 1024 + octet_length(NEW.`document`) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `draft_versions_removed` AFTER DELETE ON `draft_versions` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` - 1024 - octet_length(OLD.`document`) WHERE `id` = OLD.`user_id`;
END;
