import { IsOptional, Max, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { escaped } from "../../../core/read/escaped.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Context } from "../../../core/context.ts";
import { addDays, daysAfter, startOfDay } from "../../../core/colombia/days.ts";
import { chosen } from "../../../core/input/defined.ts";
import { ofTraveller, searched } from "../../../core/list/searched.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { Acomodacion, QuotePriority, QuoteSource, QuoteStatus } from "./quote.enums.ts";
import type { Quote } from "./quote.entity.ts";
import { ofChannel, SaleChannel } from "./sale-channel.ts";
import { quotesOfTask, QuoteTask } from "./task/quote-task.ts";

const DAYS = { message: "Los días van de 1 a 365" };
const LONG = { message: "El texto de búsqueda es demasiado largo" };

/** Filter of a list of quotes. */
@InputType()
export class QuoteFilter {
  @Field(() => QuoteStatus, { nullable: true, description: "Estado del registro." })
  status?: QuoteStatus | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del cliente; nulo si no tiene." })
  clienteId?: number | null;
  @Field(() => ID, {
    nullable: true,
    description: "Identificador del cliente en los registros de la oficina.",
  })
  customerId?: string | null;
  @Field(() => Int, { nullable: true, description: "Persona que vende, en cualquier rol." }) vendedorId?:
    number | null;

  @Field(() => Int, { nullable: true, description: "Número de la cuenta del asesor." }) asesorId?:
    number | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del líder." }) liderId?:
    number | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del gerente." }) gerenteId?:
    number | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del administrador." }) adminId?:
    number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Las que no tienen vendedor (sí), o las que sí (no).",
  })
  withoutSeller?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Las que se pidieron en la página pública (sí), o las de la oficina (no).",
  })
  isExternal?: boolean | null;
  @Field(() => QuotePriority, { nullable: true, description: "Prioridad." }) priority?: QuotePriority | null;
  @Field(() => QuoteSource, { nullable: true, description: "De dónde salió la cotización." })
  source?: QuoteSource | null;

  @Field(() => SaleChannel, { nullable: true, description: "Por dónde llegó la venta." })
  channel?: SaleChannel | null;

  @OptionalText("Destino del viaje, escrito igual.", 200, LONG)
  exactDestination?: string | null;

  @Field(() => Day, { nullable: true, description: "Con salida este día o después." }) departsFrom?:
    string | null;
  @Field(() => Day, { nullable: true, description: "Con salida este día o antes." }) departsTo?:
    string | null;

  @Field(() => Day, { nullable: true, description: "El viaje comienza este día o después." }) startDate?:
    string | null;

  @Field(() => Day, { nullable: true, description: "El viaje termina este día o antes." }) endDate?:
    string | null;

  @Field(() => Day, { nullable: true, description: "Hechas este día o después." }) createdFrom?:
    string | null;
  @Field(() => Day, { nullable: true, description: "Hechas este día o antes." }) createdTo?: string | null;

  @OptionalText("Destino del viaje.", 100, LONG)
  destino?: string | null;

  @OptionalText("Lugar desde donde se viaja.", 100, LONG)
  origen?: string | null;

  @Field(() => Acomodacion, { nullable: true, description: "Cómo se acomodan los viajeros en el hotel." })
  acomodacion?: Acomodacion | null;
  @Field(() => Int, { nullable: true, description: "Cuántas personas viajan." }) numeroPersonas?:
    number | null;
  @Field(() => COP, { nullable: true, description: "Precio mínimo en COP." }) minPrice?: number | null;
  @Field(() => COP, { nullable: true, description: "Precio máximo en COP." }) maxPrice?: number | null;

  @IsOptional()
  @Min(1, DAYS)
  @Max(365, DAYS)
  @Field(() => Int, { nullable: true, description: "Enviadas y sin respuesta hace más de tantos días." })
  unansweredDays?: number | null;

  @Field(() => QuoteTask, { nullable: true, description: "Las que esperan esta tarea de quien consulta." })
  task?: QuoteTask | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Las que tienen sin revisar una decisión que salió de donde trabaja quien hizo el enlace.",
  })
  decisionToReview?: boolean | null;

  /** A traveller's document matches only when the number is complete. */
  @OptionalText(
    "Palabras del número, el cliente, el correo, el teléfono, el destino o el asesor; o un documento completo.",
    200,
    LONG,
  )
  search?: string | null;
}

/** Returns the query condition for a list's filter; absent fields add no condition. */
export function quoteFilter(
  filter: QuoteFilter | null | undefined,
  { now, viewer }: Pick<Context, "now" | "viewer">,
): ReadFilter<Quote> {
  const {
    status,
    clienteId,
    customerId,
    vendedorId,
    asesorId,
    liderId,
    gerenteId,
    adminId,
    isExternal,
    priority,
    source,
    acomodacion,
    numeroPersonas,
  } = filter ?? {};
  const { startDate, endDate, destino, origen, minPrice, maxPrice, search } = filter ?? {};
  const { createdFrom, createdTo } = filter ?? {};
  const exact = {
    status,
    cliente: clienteId,
    customer: customerId,
    vendedor: vendedorId,
    asesor: asesorId,
    lider: liderId,
    gerente: gerenteId,
    admin: adminId,
    isExternal,
    priority,
    source,
    acomodacion,
    numeroPersonas,
  };
  const conditions: ReadFilter<Quote>[] = [chosen(exact)];
  if (typeof filter?.withoutSeller === "boolean")
    conditions.push({ vendedor: filter.withoutSeller ? null : { $ne: null } });
  if (startDate) conditions.push({ fechaIda: { $gte: startDate } });
  if (endDate)
    conditions.push(
      { fechaIda: { $lte: endDate } },
      { $or: [{ fechaRegreso: null }, { fechaRegreso: { $lte: endDate } }] },
    );
  conditions.push(...ofItsSale(filter ?? {}));
  if (createdFrom) conditions.push({ createdAt: { $gte: startOfDay(createdFrom) } });
  if (createdTo) conditions.push({ createdAt: { $lt: startOfDay(addDays(createdTo, 1)) } });
  if (destino?.trim()) conditions.push({ destino: { $ilike: contains(destino) } });
  if (origen?.trim()) conditions.push({ origen: { $ilike: contains(origen) } });
  if (minPrice !== null && minPrice !== undefined) conditions.push({ precioTotal: { $gte: minPrice } });
  if (maxPrice !== null && maxPrice !== undefined) conditions.push({ precioTotal: { $lte: maxPrice } });
  if (filter?.unansweredDays)
    conditions.push({ status: "sent", sentAt: { $lt: daysAfter(now, -filter.unansweredDays) } });
  if (filter?.task) conditions.push(quotesOfTask(filter.task, viewer, now));
  // A viewer who does not review decisions finds none. A separate alternative: its ids are read first, from
  // one index.
  if (filter?.decisionToReview)
    conditions.push(
      may(viewer?.role, "decideQuotes")
        ? { $or: [{ links: { needsReview: true, reviewedAt: null } }], clientSigned: false }
        : nobody,
    );
  conditions.push(searched(search, ofTraveller));
  return { $and: conditions };
}

/** Returns the conditions by which reports group sales: channel, destination and departure. */
function ofItsSale({ channel, exactDestination, departsFrom, departsTo }: QuoteFilter): ReadFilter<Quote>[] {
  const conditions: ReadFilter<Quote>[] = [];
  if (exactDestination) conditions.push({ destino: exactDestination });
  if (departsFrom) conditions.push({ fechaIda: { $gte: departsFrom } });
  if (departsTo) conditions.push({ fechaIda: { $lte: departsTo } });
  if (channel)
    conditions.push(
      ofChannel(channel, "cliente", {
        external: { isExternal: true },
        internal: { isExternal: false },
      }) as ReadFilter<Quote>,
    );
  return conditions;
}

const nobody = { id: null } as never;
const contains = (text: string): string => `%${escaped(text.trim())}%`;
