import type { Words } from "../../core/words.ts";

/** Spanish texts for the names in this module. */
export const accountingWords: Words = {
  types: {
    AccountingSettings: "Cómo se entrega el paquete contable: programa, códigos y periodo de IVA.",
    MappedAccount: "Lo que se lleva en una cuenta contable, y la cuenta.",
    VoucherCode: "Código de un comprobante en el programa contable.",
    MonthBooks: "El diario de un mes: cómo se entregó, o cómo está ahora.",
    MonthTaxes: "IVA y retenciones de un mes.",
    ControlSum: "Una suma que debe cuadrar entre la plataforma y el diario.",
    ControlDifference: "Un registro que no cuadra.",
    BookedRecord: "Registro de una diferencia.",
    AccountInput: "Cuenta contable que se elige.",
    VoucherCodeInput: "Código de un comprobante; vacío si no tiene.",
    AccountingSettingsInput: "Cómo se entrega el paquete contable; lo que no se envía queda igual.",
  },
  roots: {
    accountingAccounts: "Lee las cuentas contables, las de la agencia primero.",
    accountingSettings: "Lee cómo se entrega el paquete contable.",
    monthBooks: "Lee el diario de un mes con sus sumas de control, IVA y retenciones.",
    chooseAccount: "Elige la cuenta contable de una clave; queda confirmada.",
    confirmAccounts: "Confirma las cuentas propuestas de varias claves.",
    updateAccountingSettings: "Cambia cómo se entrega el paquete contable.",
  },
  arguments: { keys: "Claves de las cuentas.", mes: "Mes, AAAA-MM." },
  values: {},
};
