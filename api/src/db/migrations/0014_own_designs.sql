CREATE TABLE `own_designs` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`design` text NOT NULL,
	`on_reports` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_designs_user` ON `own_designs` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE TRIGGER `own_designs_stored` AFTER INSERT ON `own_designs` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + 1024 + octet_length(NEW.`design`) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `own_designs_changed` AFTER UPDATE OF `design` ON `own_designs` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` + octet_length(NEW.`design`) - octet_length(OLD.`design`) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `own_designs_removed` AFTER DELETE ON `own_designs` BEGIN
	UPDATE `users` SET `storage_bytes` = `storage_bytes` - 1024 - octet_length(OLD.`design`) WHERE `id` = OLD.`user_id`;
END;
