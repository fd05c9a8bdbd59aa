/**
 * Pages of the web application to which the server links: in e-mails, notifications, documents and QR codes.
 * They are patterns of the web's route table, which imports them from here.
 */
export const addresses = {
  home: "/",
  packages: "/allpacks",
  package: "/detail/:id",
  short: "/v/:code",
  resetPassword: "/reset-password",
  confirmEmail: "/confirmar-correo",
  firstDay: "/primer-dia",
  quotes: "/quotesList",
  quote: "/cotizaciones/:id",
  quoteApproval: "/quote-approval/:quoteId",
  passengerForm: "/passenger-form/:quoteId",
  closing: "/cerrar/:quoteId",
  contract: "/contratos/:id",
  contractSignature: "/contract-signature/:contractId",
  payment: "/pago/:contractId",
  sharedTrip: "/viaje/:shareId",
  emailChange: "/correo-cambiado",
  verification: "/verificar/:code",
  payments: "/panel/pagos",
  onePayment: "/panel/pagos/:id",
  pay: "/pay",
  thanks: "/thanks",
  reservation: "/ordenReserva/:id",
  reservations: "/panel/reservas",
  ownCommissions: "/my-commissions",
  contractCommissions: "/contracts/:contractId/commissions",
  profile: "/profile",
  documentsReview: "/panel/documents-review",
  raffles: "/panel/rifas",
  takenNumbers: "/selectedTrue",
  settings: "/panel/ajustes",
  taxes: "/panel/retenciones",
  commissionsToPay: "/panel/comisiones/pagar",
  approvals: "/panel/aprobaciones",
  invoices: "/panel/facturas",
  oneInvoice: "/panel/facturas/:id",
  claims: "/panel/reclamos",
  oneClaim: "/panel/reclamos/:id",
  exports: "/exportaciones",
  bank: "/panel/banco",
  operation: "/panel/operacion",
  users: "/panel/user",
  publicClaims: "/reclamos",
  ownClaim: "/reclamos/:claimId",
} as const;

/** Returns the pattern of a page's paths; its groups are the parameters, still encoded. */
export const patternOf = (page: keyof typeof addresses): RegExp =>
  new RegExp(`^${addresses[page].replace(/:\w+/g, "([^/]+)")}$`);

type ParameterOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type Values<P extends string> = [ParameterOf<P>] extends [never]
  ? []
  : [{ readonly [K in ParameterOf<P>]: string }];

/** Returns a page's address with its parameters filled in: `/cotizaciones/7`, without the host. */
export function addressOf<N extends keyof typeof addresses>(
  page: N,
  ...[values]: Values<(typeof addresses)[N]>
): string {
  const named: Readonly<Record<string, string>> = values ?? {};
  return addresses[page].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ""));
}

/** Query parameter that names the open tab of a record. */
export const RECORD_TAB = "pestana";

/** Tabs of a contract and of a quote, without the first tab, by their names in an address. */
interface RecordTabNames {
  readonly contract: "pagos" | "compras" | "viajeros" | "papeles" | "historia";
  readonly quote: "calculo" | "propuesta" | "viajeros" | "historia";
}

/** Returns the address of a tab of a record: `/contratos/7?pestana=pagos`. */
export const tabOf = <N extends keyof RecordTabNames>(page: N, id: string, tab: RecordTabNames[N]): string =>
  `${addressOf<"contract" | "quote">(page, { id })}?${RECORD_TAB}=${tab}`;

/** Parses an address, relative to `base` when it has no host; null when it is not an address. */
export function parsedAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
