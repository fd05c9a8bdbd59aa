import { Field, ID, InputType, Int } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { addDays, type Day, startOfDay } from "../../../core/colombia/days.ts";
import { type Period, periodBounds } from "../../../core/colombia/periods.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { ofTraveller, searched } from "../../../core/list/searched.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { Day as DayScalar } from "../../../core/scalars.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { ofChannel, SaleChannel } from "../../quotes/quote/sale-channel.ts";
import type { Contract } from "./contract.entity.ts";
import { ContractDateRange, ContractStatus, FormaPago } from "./contract.enums.ts";
import { ContractTask, contractsOfTask } from "./task/contract-task.ts";

/** Filter of a list of contracts; the days refer to the creation of the contract. */
@InputType()
export class ContractFilter {
  @Field(() => ContractStatus, { nullable: true, description: "Estado del registro." })
  status?: ContractStatus | null;

  /** The search ignores accents and case. */
  @OptionalText(
    "Palabras del número, el cliente, el correo, el teléfono o el destino; o un documento completo.",
    200,
    { message: "El texto de búsqueda es demasiado largo" },
  )
  search?: string | null;

  @Field(() => ContractDateRange, { nullable: true, description: "Rango de fechas de creación." })
  dateRange?: ContractDateRange | null;
  @Field(() => Int, { nullable: true, description: "Persona que vende, en cualquier rol." }) vendedorId?:
    number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Vendidos por esta persona: firmados, sin cancelar y suyos en la firma.",
  })
  soldById?: number | null;
  @Field(() => Boolean, { nullable: true, description: "Los vendidos: firmados y sin cancelar." })
  sold?: boolean | null;
  @Field(() => SaleChannel, { nullable: true, description: "Por dónde llegó la venta." })
  channel?: SaleChannel | null;

  @OptionalText("Destino del viaje, escrito igual.", 200, { message: "El destino es demasiado largo" })
  exactDestination?: string | null;

  @Field(() => DayScalar, { nullable: true, description: "Con salida este día o después." })
  departsFrom?: Day | null;
  @Field(() => DayScalar, { nullable: true, description: "Con salida este día o antes." })
  departsTo?: Day | null;
  /** Current seller, or leader before the signature. */
  @Field(() => Int, {
    nullable: true,
    description: "Persona para quien cuenta el dinero: quien vendía o lideraba en la firma.",
  })
  countsForId?: number | null;

  @Field(() => Int, { nullable: true, description: "Número de la cuenta del cliente." }) clientId?:
    number | null;
  @Field(() => ID, {
    nullable: true,
    description: "Identificador del cliente en los registros de la oficina.",
  })
  customerId?: string | null;
  @Field(() => DayScalar, { nullable: true, description: "Primer día que cuenta." }) startDate?: Day | null;
  @Field(() => DayScalar, { nullable: true, description: "Último día que cuenta." }) endDate?: Day | null;
  @Field(() => DayScalar, { nullable: true, description: "Firmados este día o después." })
  signedFrom?: Day | null;
  @Field(() => DayScalar, { nullable: true, description: "Firmados este día o antes." })
  signedTo?: Day | null;
  @Field(() => DayScalar, { nullable: true, description: "Con un pago verificado de este día o después." })
  paidFrom?: Day | null;
  @Field(() => DayScalar, { nullable: true, description: "Con un pago verificado de este día o antes." })
  paidTo?: Day | null;
  @Field(() => Boolean, { nullable: true, description: "Los que tienen un pago por verificar." })
  awaitsVerification?: boolean | null;
  @Field(() => TripType, { nullable: true, description: "Tipo de viaje." }) contractType?: TripType | null;
  @Field(() => FormaPago, { nullable: true, description: "Si se paga de contado o en cuotas." })
  formaPago?: FormaPago | null;

  @Field(() => ContractTask, { nullable: true, description: "Lo que espera de quien consulta." })
  task?: ContractTask | null;

  @Field(() => ID, {
    nullable: true,
    description: "Solo el contrato de esta cotización.",
  })
  quoteId?: string | null;
}

/**
 * Returns the contracts that a person sold: of the people that a contract names, the seller is the lowest in
 * the hierarchy.
 */
export const soldBy = (seller: number): ReadFilter<Contract> => ({
  $or: [
    { asesor: seller },
    { lider: seller, asesor: null },
    { gerente: seller, lider: null, asesor: null },
    { admin: seller, gerente: null, lider: null, asesor: null },
  ],
});

/**
 * Returns a person's sales: signed contracts, not cancelled, that belonged to the person when they were
 * signed.
 */
const signedBy = (seller: number): ReadFilter<Contract> => ({
  status: { $in: ["signed", "completed"] },
  $or: [
    { signedAsesor: seller },
    { signedLider: seller, signedAsesor: null },
    { signedGerente: seller, signedLider: null, signedAsesor: null },
    { signedAdmin: seller, signedGerente: null, signedLider: null, signedAsesor: null },
  ],
});

/**
 * Returns the contracts whose amounts are attributed to a person: as a seller at the signature or, before
 * it, as a present seller.
 */
const countingFor = (person: number): ReadFilter<Contract> => ({
  $or: [
    ...[{ signedAsesor: person }, { signedLider: person }],
    ...[{ signedGerente: person }, { signedAdmin: person }],
    ...[{ asesor: person }, { lider: person }, { gerente: person }, { admin: person }].map((stands) => ({
      signedAt: null,
      ...stands,
    })),
  ],
});

const periods: Record<ContractDateRange, Period> = {
  all: "all",
  today: "day",
  week: "week",
  month: "month",
  year: "year",
};

/** Returns the conditions on rows for a list's filter; absent fields add none. */
export function contractFilter(
  filter: ContractFilter | null | undefined,
  { viewer, now, today }: Pick<Context, "viewer" | "now" | "today">,
): ReadFilter<Contract> {
  const {
    status,
    search,
    dateRange,
    clientId,
    startDate,
    endDate,
    contractType,
    formaPago,
    quoteId,
    vendedorId,
    customerId,
  } = filter ?? {};
  const conditions: ReadFilter<Contract>[] = [];
  if (status) conditions.push({ status });
  if (contractType) conditions.push({ tripType: contractType });
  if (formaPago) conditions.push({ formaPago });
  if (quoteId) conditions.push({ quote: quoteId });
  if (vendedorId) conditions.push(soldBy(vendedorId));
  if (filter?.soldById) conditions.push(signedBy(filter.soldById));
  conditions.push(...ofItsSale(filter ?? {}));
  if (filter?.countsForId) conditions.push(countingFor(filter.countsForId));
  if (customerId) conditions.push({ customer: customerId });
  if (clientId) conditions.push({ account: clientId });
  const range = periodBounds(periods[dateRange ?? "all"], today);
  for (const from of [range?.from, startDate])
    if (from) conditions.push({ createdAt: { $gte: startOfDay(from) } });
  for (const to of [range?.to, endDate])
    if (to) conditions.push({ createdAt: { $lt: startOfDay(addDays(to, 1)) } });
  conditions.push(...ofItsMoney(filter ?? {}));
  if (filter?.task) conditions.push(contractsOfTask(filter.task, viewer, now));
  conditions.push(searched(search, (documents) => ({ quote: ofTraveller(documents) })));
  return { $and: conditions };
}

/** Condition for a payment that awaits verification, written so that the index is used. */
const toVerify: object = { status: "pending", awaitsVerification: true };

/** Returns the conditions by which reports group sales: channel, destination and departure. */
function ofItsSale(filter: ContractFilter): ReadFilter<Contract>[] {
  const { sold, channel, exactDestination, departsFrom, departsTo } = filter;
  const conditions: ReadFilter<Contract>[] = [];
  if (sold) conditions.push({ status: { $in: ["signed", "completed"] } });
  if (exactDestination) conditions.push({ destino: exactDestination });
  if (departsFrom) conditions.push({ fechaInicioViaje: { $gte: departsFrom } });
  if (departsTo) conditions.push({ fechaInicioViaje: { $lte: departsTo } });
  if (channel)
    conditions.push(
      ofChannel(channel, "account", {
        external: { quote: { isExternal: true } },
        internal: { $or: [{ quote: null }, { quote: { isExternal: false } }] },
      }) as ReadFilter<Contract>,
    );
  return conditions;
}

/** Returns the conditions on the signature day and on payments. */
function ofItsMoney(filter: ContractFilter): ReadFilter<Contract>[] {
  const { signedFrom, signedTo, paidFrom, paidTo, awaitsVerification } = filter;
  const conditions: ReadFilter<Contract>[] = [];
  if (signedFrom) conditions.push({ signedAt: { $gte: startOfDay(signedFrom) } });
  if (signedTo) conditions.push({ signedAt: { $lt: startOfDay(addDays(signedTo, 1)) } });
  const fechaPago = { ...(paidFrom && { $gte: paidFrom }), ...(paidTo && { $lte: paidTo }) };
  if (paidFrom || paidTo)
    conditions.push({ payments: { status: "verified", fechaPago } } as ReadFilter<Contract>);
  if (awaitsVerification) conditions.push({ payments: toVerify } as ReadFilter<Contract>);
  return conditions;
}
