import { TipoCuenta } from "../accounts/account/user.enums.ts";
import type { AddProviderInput } from "./provider.inputs.ts";

const { ahorros, corriente } = TipoCuenta;

/** Providers of the demo agency, with the terms agreed; the NITs are invented. */
export const demoProviders: readonly AddProviderInput[] = [
  {
    name: "Viajes del Caribe",
    nit: "900123456-8",
    contacts: [
      {
        name: "Rosa Elena Marriaga",
        position: "Reservas",
        phone: "3005551201",
        email: "reservas@caribe.test",
      },
      { name: "Jairo Puello", position: "Cartera", phone: "6056550144", email: "cartera@caribe.test" },
    ],
    bank: "Bancolombia",
    accountKind: corriente,
    accountNumber: "04512345678",
    paymentDays: 8,
    paymentTerms: "Confirma cupos con el 30 % y el saldo a 8 días.",
    taxRegime: "ordinario",
    chargesVat: true,
    mandate: true,
  },
  {
    name: "Mayorista Andina",
    nit: "800456789-1",
    contacts: [{ name: "Diana Rincón", position: "Ejecutiva de cuenta", phone: "3105557788", email: null }],
    bank: "Davivienda",
    accountKind: corriente,
    accountNumber: "098700112233",
    paymentDays: 15,
    paymentTerms: "Crédito a 15 días con cupo de $ 40.000.000.",
    taxRegime: "ordinario",
    chargesVat: true,
    selfWithholding: true,
    largeTaxpayer: true,
    mandate: true,
  },
  {
    name: "Hoteles del Sol",
    nit: "901234567-7",
    contacts: [
      { name: "Camilo Vargas", position: "Ventas", phone: "3157774411", email: "ventas@delsol.test" },
    ],
    bank: "Banco de Bogotá",
    accountKind: ahorros,
    accountNumber: "225001478",
    paymentDays: 30,
    taxRegime: "ordinario",
    chargesVat: true,
    mandate: false,
  },
  {
    name: "Transportes La Sabana",
    nit: "830567890-3",
    bank: "Bancolombia",
    accountKind: ahorros,
    accountNumber: "66677788899",
    paymentDays: 0,
    mandate: false,
    taxRegime: "simple",
    notes: "Pide la planilla del FUEC con dos días de anticipación.",
  },
  { name: "Aventura Llanera", nit: "900777321-9", paymentDays: 5, taxRegime: "simple", mandate: true },
];
