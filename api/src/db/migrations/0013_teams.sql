CREATE TABLE `team_candidates` (
	`team_id` text NOT NULL,
	`id` text NOT NULL,
	`opening_id` text NOT NULL,
	`added_by` text,
	`added_at` integer NOT NULL,
	`delete_at` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`file_name` text NOT NULL,
	`overall_score` integer NOT NULL,
	`match_rate` integer,
	`ad_revision` integer NOT NULL,
	`bytes` integer NOT NULL,
	`requirements` text NOT NULL,
	`analysis` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`team_id`, `id`),
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opening_id`) REFERENCES `team_openings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`added_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `team_candidates_opening` ON `team_candidates` (`opening_id`);--> statement-breakpoint
CREATE INDEX `team_candidates_due` ON `team_candidates` (`delete_at`);--> statement-breakpoint
CREATE INDEX `team_candidates_bytes` ON `team_candidates` (`team_id`,`bytes`);--> statement-breakpoint
CREATE TABLE `team_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitations_token_hash_unique` ON `team_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `team_invitations_team` ON `team_invitations` (`team_id`);--> statement-breakpoint
CREATE INDEX `team_invitations_expiry` ON `team_invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	`invitation_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_members_team` ON `team_members` (`team_id`,`joined_at`);--> statement-breakpoint
CREATE TABLE `team_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`team_id`,`candidate_id`) REFERENCES `team_candidates`(`team_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_notes_candidate` ON `team_notes` (`team_id`,`candidate_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `team_notes_author` ON `team_notes` (`author_id`);--> statement-breakpoint
CREATE TABLE `team_openings` (
	`id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`title` text NOT NULL,
	`ad` text NOT NULL,
	`ad_revision` integer DEFAULT 1 NOT NULL,
	`privacy_notice` text NOT NULL,
	`retention_days` integer NOT NULL,
	`created_by` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `team_openings_team` ON `team_openings` (`team_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `team_tags` (
	`team_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`team_id`, `candidate_id`, `tag`),
	FOREIGN KEY (`team_id`,`candidate_id`) REFERENCES `team_candidates`(`team_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_owner` ON `teams` (`user_id`);