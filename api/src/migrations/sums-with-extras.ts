/** Sections of a calculation that cost each paying person their `costo_total`. */
const priced = ["tiquetes", "hotel", "traslados", "alimentacion", "equipaje", "seguros", "asistencia_medica"];

const cost = (section: string, path: string): string =>
  `coalesce((${section} #>> '{${path}}')::numeric, 0)`;

/**
 * Statements by which a calculation still adds up when the client may add parts of it: an optional row counts
 * nowhere, and a row that the client added is never the same activity as another row.
 */
export const sumsWithExtras: readonly string[] = [
  `create or replace function sum_of_costs(parts jsonb) returns numeric language sql immutable parallel safe
   as $$ select coalesce(sum((part ->> 'costo')::numeric), 0)
     from jsonb_array_elements(coalesce(parts, '[]')) part where part -> 'opcional' is distinct from 'true' $$`,
  `create or replace function base_adds_up(base bigint, persons int, ${priced.map((name) => `${name} jsonb`).join(", ")},
     excursiones jsonb, extras jsonb, actividades jsonb) returns boolean language sql immutable parallel safe
   as $$
     with listed as (
       select extra ->> 'tipo' as tipo, public.compared_name(extra ->> 'nombre') as nombre, (extra ->> 'costo')::numeric as costo,
         coalesce((extra ->> 'elegido')::boolean, false) as added
       from jsonb_array_elements(extras) extra where extra -> 'opcional' is distinct from 'true'
     ), own as (
       select 'excursion' as tipo, item ->> 'nombre' as nombre, (item ->> 'costo')::numeric as costo,
         coalesce((item ->> 'elegido')::boolean, false) as added
       from jsonb_array_elements(excursiones) item where item -> 'opcional' is distinct from 'true'
       union all
       select 'actividad_basica', coalesce(nullif(item ->> 'descripcion', ''), 'Actividad'),
         (item ->> 'costo')::numeric, false
       from jsonb_array_elements(actividades -> 'actividades') item where (actividades ->> 'incluidas')::boolean
       union all
       select 'actividad_basica', coalesce(actividades ->> 'detalle', 'Actividades adicionales'),
         ${cost("actividades", "costo_por_persona")}, false
       where (actividades ->> 'incluidas')::boolean and actividades -> 'actividades' = '[]'
         and ${cost("actividades", "costo_por_persona")} <>
           (select coalesce(sum(costo), 0) from listed where tipo = 'actividad_basica' and not added)
     ), counted as (
       select coalesce(sum(own.costo) filter (where not listed.twice and not listed.foreign_letters), 0) as surely,
         coalesce(sum(own.costo) filter (where not listed.twice and listed.foreign_letters), 0) as perhaps
       from own cross join lateral (
         select coalesce(bool_or(listed.nombre = public.compared_name(own.nombre)), false) as twice,
           coalesce(bool_or(listed.nombre || public.compared_name(own.nombre) ~ '[^\\u0001-\\u007f]'), false)
             as foreign_letters
         from listed where listed.tipo = own.tipo and listed.costo = own.costo
           and not listed.added and not own.added
       ) listed
     ), total as (
       select ${priced.map((name) => cost(name, "costo_total")).join(" + ")} + coalesce(
           sum(costo) filter (where tipo <> 'servicio_extra'), 0) as each,
         coalesce(sum(costo) filter (where tipo = 'servicio_extra'), 0) as once
       from listed
     )
     select base between (total.each + surely) * persons + once and (total.each + surely + perhaps) * persons + once
     from total, counted $$`,
];
