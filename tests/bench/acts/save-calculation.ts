import { type ActOf, textOf } from "./act.ts";
import { close } from "./closing.ts";
import { type Floor, known, newId, refuseUnless, statement } from "./hand.ts";

/** Costs of a trip: flights, hotel, insurance and extras; `servicio_extra` is paid once, the rest by each. */
interface Costs {
  readonly tiquetes: {
    readonly tipo: string;
    readonly origen: string;
    readonly destino: string;
    readonly costoIda: number;
    readonly costoVuelta: number;
    readonly proveedor: string;
  };
  readonly hotel: { readonly nombre: string; readonly noches: number; readonly costoNoche: number };
  readonly seguros: {
    readonly asistenciaMedica: {
      readonly incluido: boolean;
      readonly tipo: string;
      readonly costo: number;
      readonly proveedor: string;
    };
  };
  readonly extras: readonly { readonly nombre: string; readonly costo: number; readonly tipo: string }[];
}

interface Variables {
  readonly input: Costs & { readonly quoteId: string; readonly version: number };
}

interface Quote {
  readonly trip_type: string;
  readonly fecha_ida: string;
  readonly fecha_regreso: string | null;
  readonly adultos: number;
  readonly menores: number;
  readonly infantes: number;
  readonly edades_menores: readonly number[];
  readonly edades_infantes: readonly number[];
  readonly sellers: readonly string[];
}

interface Terms {
  readonly role: string;
  readonly calculation_type: string;
  readonly each: number;
  readonly percentage: number;
  readonly fixed: number;
}

const quote = statement(`select q.trip_type, q.fecha_ida::text, q.fecha_regreso::text, q.adultos, q.menores,
    q.infantes, q.edades_menores, q.edades_infantes,
    array_remove(array[case when q.asesor_id is not null then 'asesor' end,
      case when q.lider_id is not null then 'lider' end,
      case when q.gerente_id is not null then 'gerente' end], null) as sellers
  from quotes q where q.id = $1 and q.asesor_id = $2 and q.status = 'pending' and q.calculation_id is null
    and not exists (select from quote_options o where o.quote_id = q.id) for update of q`);
const terms = statement(`select role, calculation_type, amount_per_person::int as each,
    percentage::float8 as percentage, fixed_amount::int as fixed from commission_configs
  where role in ('asesor', 'lider', 'gerente') and trip_type = $1 and effective_from <= $2
    and (effective_until is null or effective_until > $2) order by version`);
const written = statement(`with
  calculation as (insert into quote_calculations (id, created_at, updated_at, quote_id, user_id, estado,
    trip_type, num_personas, adultos, menores, infantes, edades_menores, edades_infantes, fecha_viaje_inicio,
    fecha_viaje_fin, tiquetes, hotel, seguros, extras, comisiones, ganancia, costo_base, total_comisiones,
    total_ganancia, total_descuento, precio_final_total, precio_final_por_persona)
    values ($1, $2, $2, $3, $4, 'temporal', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
      $19, $20, $21, $22, 0, $23, $24))
  update quotes set calculation_id = $1, updated_at = $2 where id = $3`);
const answer = statement(`select json_build_object('id', k.id, 'version', k.version, 'estado', k.estado,
  'costoBase', k.costo_base, 'totalComisiones', k.total_comisiones, 'totalGanancia', k.total_ganancia,
  'precioFinalTotal', k.precio_final_total, 'precioFinalPorPersona', k.precio_final_por_persona)::text as text
  from quote_calculations k where k.id = $1`);

/** Profit of a calculation that says none, in percent. */
const PROFIT = 15;

/** Returns the sections as they are kept: every key of them, with their sums. */
function sectionsOf({ tiquetes, hotel, seguros: { asistenciaMedica }, extras }: Costs) {
  const { tipo, origen, destino, costoIda, costoVuelta, proveedor } = tiquetes;
  const flights = {
    tipo,
    origen,
    destino,
    fecha_ida: null,
    fecha_vuelta: null,
    hora_ida: null,
    hora_vuelta: null,
    costo_ida: costoIda,
    costo_vuelta: costoVuelta,
    costo_total: costoIda + costoVuelta,
    proveedor,
    observaciones: null,
  };
  const { nombre, noches, costoNoche } = hotel;
  const nights = {
    nombre,
    categoria: null,
    acomodacion: null,
    noches,
    costo_noche: costoNoche,
    costo_total: noches * costoNoche,
    ubicacion: null,
    proveedor: null,
    observaciones: null,
  };
  const insurance = {
    asistencia_medica: asistenciaMedica,
    cancelacion: { incluido: false, costo: 0, proveedor: null },
    otros: [],
    costo_total: asistenciaMedica.costo,
  };
  const more = extras.map((extra) => ({ ...extra, descripcion: null, proveedor: null }));
  return { flights, nights, insurance, more };
}

/** Returns the sum of each traveller's costs, and the sum that is paid once. */
function sumsOf({ tiquetes, hotel, seguros, extras }: Costs): { each: number; once: number } {
  const once = extras.filter(({ tipo }) => tipo === "servicio_extra");
  const total = (costs: readonly { readonly costo: number }[]) =>
    costs.reduce((sum, { costo }) => sum + costo, 0);
  const flights = tiquetes.costoIda + tiquetes.costoVuelta;
  const nights = hotel.noches * hotel.costoNoche;
  const more = total(extras) - total(once);
  return { each: flights + nights + seguros.asistenciaMedica.costo + more, once: total(once) };
}

/** Returns a role's commission, as it is kept. */
function commissionOf(found: Terms | undefined, present: boolean, base: number, persons: number) {
  const { calculation_type = "fixed_per_person", each = 0, percentage = 0, fixed = 0 } = found ?? {};
  const byType: Readonly<Record<string, number>> = {
    fixed_per_person: each * persons,
    percentage: Math.round((base * percentage) / 100),
    fixed_total: fixed,
  };
  return {
    porcentaje: percentage,
    valor_fijo: fixed,
    valor_por_persona: each,
    tipo_calculo: calculation_type,
    total: present ? (byType[calculation_type] ?? 0) : 0,
  };
}

/** The quote, the terms of its commissions; then the draft, and the quote that has it. */
const floor: Floor<Variables> = async (hand, { input }) => {
  const { run, actor, now } = hand;
  const { quoteId } = input;
  const id = newId();
  const of = known((await run<Quote>(quote, [quoteId, actor.id]))[0]);
  const found = await run<Terms>(terms, [of.trip_type, now]);
  const { flights, nights, insurance, more } = sectionsOf(input);
  const { each, once } = sumsOf(input);
  refuseUnless(each >= 0 && once >= 0);
  const persons = of.adultos + of.menores;
  const base = each * persons + once;
  const commission = (role: string) => {
    const own = found.findLast((one) => one.role === role);
    return commissionOf(own, of.sellers.includes(role), base, persons);
  };
  const [asesor, lider, gerente] = ["asesor", "lider", "gerente"].map(commission);
  const commissions = [asesor, lider, gerente].reduce((sum, one) => sum + (one?.total ?? 0), 0);
  const admin = commissionOf(undefined, false, base, persons);
  const profit = Math.round((base * PROFIT) / 100);
  const price = base + commissions + profit;
  await run(written, [
    ...[id, now, quoteId, actor.id, of.trip_type, persons + of.infantes, of.adultos, of.menores, of.infantes],
    ...[of.edades_menores, of.edades_infantes, of.fecha_ida, of.fecha_regreso, flights, nights, insurance],
    JSON.stringify(more),
    { asesor, lider, gerente, admin, total_comisiones: commissions },
    { porcentaje: PROFIT, valor_fijo: 0, total: profit },
    ...[base, commissions, profit, price, Math.ceil(price / persons)],
  ]);
  await close(hand, {
    history: [{ type: "calculation.saved", record: id, detail: { quoteId, before: null, after: price } }],
    changed: [`calculation:${id}`, `quote:${quoteId}`],
  });
  return [answer, [id]];
};

/** The first draft of a quote's costs and price. */
export const saveCalculation: ActOf<Variables> = {
  name: "save-calculation",
  document: `mutation SaveCalculation($input: QuoteCalculationInput!) {
    upsertQuoteCalculation(input: $input) {
      id version estado costoBase totalComisiones totalGanancia precioFinalTotal precioFinalPorPersona
    }
  }`,
  root: "upsertQuoteCalculation",
  by: "seller",
  variables: ({ ids }) => ({
    input: {
      quoteId: textOf(ids, "quote"),
      version: 0,
      tiquetes: {
        tipo: "ida_vuelta",
        origen: "Bogotá",
        destino: "Cartagena",
        costoIda: 200_000,
        costoVuelta: 180_000,
        proveedor: "Avianca",
      },
      hotel: { nombre: "Caribe", noches: 5, costoNoche: 100_000 },
      seguros: {
        asistenciaMedica: { incluido: true, tipo: "Básica", costo: 40_000, proveedor: "Assist" },
      },
      extras: [
        { nombre: "Islas del Rosario", costo: 80_000, tipo: "excursion" },
        { nombre: "Decoración de la habitación", costo: 200_000, tipo: "servicio_extra" },
      ],
    },
  }),
  learned: (data) => ({ calculation: textOf(data, "id") }),
  same: ({ id: _, ...figures }) => figures,
  floor,
};
