/**
 * Roles of the embedded cluster: the superuser that starts it, the owner that changes tables, and the
 * application that only works with their rows.
 */
export const superuser = "postgres";
export const ownerRole = "travesia_owner";
export const applicationRole = "travesia";
export const applicationDatabase = "travesia";

/**
 * Schema of the job queue. Its row security admits only the role that owns it, so the application's role owns
 * it.
 */
export const queueSchema = "graphile_worker";

/**
 * Returns one statement that transfers ownership of a schema, if it exists, and everything in it to a role.
 * Parts of a table (indexes, row type, owned sequences) are transferred with the table.
 */
export const handOverSchema = (schema: string, role: string): string =>
  `do $$ declare it text; home regnamespace := to_regnamespace('${schema}'); begin if home is null
    then return; end if;
     execute format('alter schema %s owner to ${role}', home);
     for it in select format('alter %s %s owner to ${role}', case c.relkind when 'S' then 'sequence'
       when 'v' then 'view'
         when 'm' then 'materialized view' when 'c' then 'type' else 'table' end, c.oid::regclass)
       from pg_class c where c.relnamespace = home and c.relkind in ('r', 'p', 'S', 'v', 'm', 'c')
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
           and d.deptype in ('a', 'i', 'e'))
     loop execute it; end loop;
     for it in select format('alter routine %s owner to ${role}', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = home
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
           and d.deptype = 'e')
     loop execute it; end loop;
     for it in select format('alter type %s owner to ${role}', t.oid::regtype) from pg_type t
     where t.typnamespace = home and t.typtype in ('d', 'e')
     loop execute it; end loop; end $$`;
