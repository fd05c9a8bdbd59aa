/** The sections of a calculation that cost each paying person their `costo_total`. */
const priced = ["tiquetes", "hotel", "traslados", "alimentacion", "equipaje", "seguros", "asistencia_medica"];

const cost = (section: string, path: string): string =>
  `coalesce((${section} #>> '{${path}}')::numeric, 0)`;
const counted = (section: string, part: string): string =>
  `case when (${section} #>> '{${part},incluido}')::boolean then ${cost(section, `${part},costo`)} else 0 end`;
const partsOf = (section: string, parts: readonly string[], others: string): string =>
  `(${cost(section, "costo_total")}, ${[...parts.map((part) => cost(section, `${part},costo`)), others].join(" + ")},
     ${[...parts.map((part) => counted(section, part)), others].join(" + ")})`;
const simple = (total: string, sum: string): string => `(${total}, ${sum}, ${sum})`;

/**
 * What a stored calculation must add up to, as the acts compute it: a section's total is what its included
 * parts cost, unless none of them has a cost; the base is what all sections cost those who pay, and what is
 * charged once. An activity or excursion that stands in `extras` too, by its cost and its name without accents
 * and capitals, is counted once; the base may count it twice where a letter is none of ours: what its capital is
 * the program and the database need not agree on.
 */
export const calculationSums: readonly string[] = [
  `create function nothing_negative(variadic sections jsonb[]) returns boolean language sql immutable parallel safe
   as $$ select not coalesce(bool_or(
       jsonb_path_exists(section, '$.** ? (@.type() == "number" && @ < 0)')), false)
     from unnest(sections) section $$`,
  `comment on function nothing_negative(jsonb[]) is 'Whether no number in the sections is below 0'`,
  `create function sum_of_costs(parts jsonb) returns numeric language sql immutable parallel safe
   as $$ select coalesce(sum((part ->> 'costo')::numeric), 0)
     from jsonb_array_elements(coalesce(parts, '[]')) part $$`,
  `comment on function sum_of_costs(jsonb) is 'What the parts of a section cost together'`,
  `create function sections_add_up(tiquetes jsonb, hotel jsonb, traslados jsonb, equipaje jsonb, seguros jsonb,
     actividades jsonb) returns boolean language sql immutable parallel safe
   as $$ select bool_and(costs = 0 or total = included) from (values
     ${simple(
       cost("tiquetes", "costo_total"),
       `${cost("tiquetes", "costo_ida")} + ${cost("tiquetes", "costo_vuelta")}
         + public.sum_of_costs(tiquetes -> 'tramos')`,
     )},
     ${simple(
       cost("hotel", "costo_total"),
       `${cost("hotel", "noches")} * ${cost("hotel", "costo_noche")} + (
         select coalesce(sum((stay ->> 'noches')::numeric * (stay ->> 'costo_noche')::numeric), 0)
         from jsonb_array_elements(coalesce(hotel -> 'estadias', '[]')) stay)`,
     )},
     ${partsOf(
       "traslados",
       ["aeropuerto_hotel_ida", "hotel_aeropuerto_vuelta"],
       "public.sum_of_costs(traslados -> 'otros')",
     )},
     ${partsOf("equipaje", ["cabina", "bodega", "equipaje_extra"], "0")},
     ${partsOf("seguros", ["asistencia_medica", "cancelacion"], "public.sum_of_costs(seguros -> 'otros')")},
     ${simple(cost("actividades", "costo_por_persona"), "public.sum_of_costs(actividades -> 'actividades')")}
   ) as section (total, costs, included) $$`,
  `comment on function sections_add_up(jsonb, jsonb, jsonb, jsonb, jsonb, jsonb) is
   'Whether the total of each section of a calculation is what its parts cost, where one has a cost'`,
  `create function compared_name(name text) returns text language sql immutable strict parallel safe
   as $$ select lower(regexp_replace(normalize(name, NFD), '[\\u0300-\\u036f]', '', 'g') collate "C") $$`,
  `comment on function compared_name(text) is 'A name without the accents of its letters, in small letters'`,
  `create function base_adds_up(base bigint, persons int, ${priced.map((name) => `${name} jsonb`).join(", ")},
     excursiones jsonb, extras jsonb, actividades jsonb) returns boolean language sql immutable parallel safe
   as $$
     with listed as (
       select extra ->> 'tipo' as tipo, public.compared_name(extra ->> 'nombre') as nombre, (extra ->> 'costo')::numeric as costo
       from jsonb_array_elements(extras) extra
     ), own as (
       select 'excursion' as tipo, item ->> 'nombre' as nombre, (item ->> 'costo')::numeric as costo
       from jsonb_array_elements(excursiones) item
       union all
       select 'actividad_basica', coalesce(nullif(item ->> 'descripcion', ''), 'Actividad'),
         (item ->> 'costo')::numeric
       from jsonb_array_elements(actividades -> 'actividades') item where (actividades ->> 'incluidas')::boolean
       union all
       select 'actividad_basica', coalesce(actividades ->> 'detalle', 'Actividades adicionales'),
         ${cost("actividades", "costo_por_persona")}
       where (actividades ->> 'incluidas')::boolean and actividades -> 'actividades' = '[]'
         and ${cost("actividades", "costo_por_persona")} <>
           (select coalesce(sum(costo), 0) from listed where tipo = 'actividad_basica')
     ), counted as (
       select coalesce(sum(own.costo) filter (where not listed.twice and not listed.foreign_letters), 0) as surely,
         coalesce(sum(own.costo) filter (where not listed.twice and listed.foreign_letters), 0) as perhaps
       from own cross join lateral (
         select coalesce(bool_or(listed.nombre = public.compared_name(own.nombre)), false) as twice,
           coalesce(bool_or(listed.nombre || public.compared_name(own.nombre) ~ '[^\\u0001-\\u007f]'), false)
             as foreign_letters
         from listed where listed.tipo = own.tipo and listed.costo = own.costo
       ) listed
     ), total as (
       select ${priced.map((name) => cost(name, "costo_total")).join(" + ")} + coalesce(
           sum(costo) filter (where tipo <> 'servicio_extra'), 0) as each,
         coalesce(sum(costo) filter (where tipo = 'servicio_extra'), 0) as once
       from listed
     )
     select base between (total.each + surely) * persons + once and (total.each + surely + perhaps) * persons + once
     from total, counted $$`,
  `comment on function base_adds_up(bigint, int, ${[...priced, "", "", ""].map(() => "jsonb").join(", ")}) is
   'Whether the base of a calculation is what its sections cost those who pay, and what is charged once'`,
];
