-- Attempts per account (src/server/platform/limits.ts); the shape is the one that rate-limiter-flexible reads and writes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
