-- Makes the two roles of the application in the database that the compose file starts, and hands over what an earlier version made.
-- It may run at every start: what is there already stays. Who runs it is a superuser, or a role with CREATEROLE and CREATEDB that owns the database.
select 'create role travesia_owner' where to_regrole('travesia_owner') is null \gexec
select 'create role travesia_app' where to_regrole('travesia_app') is null \gexec
-- Only a member of a role hands something over to it; since PostgreSQL 16 a role that makes another one is not its member.
select 'grant travesia_owner, travesia_app to current_user' from pg_roles where rolname = current_user and not rolsuper \gexec
-- Each night the owner restores the backup into a second database.
alter role travesia_owner login createdb password :'owner_password';
alter role travesia_app login password :'app_password';
alter database travesia owner to travesia_owner;
-- Tables, their sequences and functions to the owner; the job queue, whose row security lets only its owner in, to the application.
select format('alter %s %s owner to %I', case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'c' then 'type' else 'table' end,
         c.oid::regclass, case c.relnamespace::regnamespace::text when 'public' then 'travesia_owner' else 'travesia_app' end)
  from pg_class c where c.relnamespace in (to_regnamespace('public'), to_regnamespace('graphile_worker')) and c.relkind in ('r', 'p', 'S', 'v', 'c')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
\gexec
select format('alter routine %s owner to %I', p.oid::regprocedure,
         case p.pronamespace::regnamespace::text when 'public' then 'travesia_owner' else 'travesia_app' end)
  from pg_proc p where p.pronamespace in (to_regnamespace('public'), to_regnamespace('graphile_worker'))
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
\gexec
select 'alter schema graphile_worker owner to travesia_app' where to_regnamespace('graphile_worker') is not null \gexec
