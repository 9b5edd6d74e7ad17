CREATE TABLE `breakers` (
	`id` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`opened_at` integer,
	`trial_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`id` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	`count` integer NOT NULL,
	`granted` integer NOT NULL
);
