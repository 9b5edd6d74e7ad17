CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`draft_id` text NOT NULL,
	`name` text NOT NULL,
	`language` text,
	`password_hash` text,
	`hides_contact` integer NOT NULL,
	`allows_pdf` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`expires_at` integer,
	`views` integer DEFAULT 0 NOT NULL,
	`last_viewed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shares_user` ON `shares` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `shares_draft` ON `shares` (`user_id`,`draft_id`);