import { instantOf, marks, oneOf, scattered, uuidOf } from "./values.ts";

const places = [
  "Cartagena",
  "San Andrés",
  "Santa Marta",
  "Medellín",
  "Cancún",
  "Punta Cana",
  "Madrid",
  "Leticia",
  "Cusco",
  "Caño Cristales",
];
const destinations = ["Nacionales", "Internacionales", "Europa", "Llano", "Por Tierra"];

/** Search word for packages: one package in two hundred has it. */
export const searchedRoute = "ruta77";

/**
 * The catalogue: packages in the order of their numbers, each with three departures. Search texts are the
 * table's own work.
 */
export function packageRows({ packages }: { readonly packages: number }): readonly string[] {
  return [
    `insert into packages (id, title, slug, detail, destino, category, city, location, lat, lng, price, days,
      cupos, images, chars, is_active,
      is_yapaya, created_at, updated_at)
    select i, ${oneOf(places, "i")} || ' ruta' || i % 200, 'paquete-' || i,
      'Salida grupal con guía, hotel y traslados desde Bogotá.',
      ${oneOf(destinations, "i / 10")}, ${oneOf(destinations, "i / 10")}, ${oneOf(places, "i")}, 'Centro',
        '4.6', '-74.1',
      600000 + ${scattered("i", 9_000)} * 1000, 2 + i % 12, 10 + i % 30, array['/paisajes/cartagena.svg'],
      case when i % 3 = 0 then array['Hotel', 'Wifi'] else array['Hotel'] end, i % 5 > 0, i % 7 = 0, at, at
    from generate_series(1, ${packages}) i cross join lateral (select ${instantOf("i", packages)} as at) v`,
    `insert into package_departures (id, package_id, salida, vuelta)
    select ${uuidOf(marks.departures, "p.id * 4 + n")}, p.id, date '2027-01-01' + p.id % 60 + n * 28,
      date '2027-01-01' + p.id % 60 + n * 28 + p.days
    from packages p cross join generate_series(0, 2) n`,
    `select setval('packages_id_seq', ${packages})`,
  ];
}
