/** Mobile wallets: the account number is the mobile number, and there is no kind of account. */
export const wallets = ["Nequi", "Daviplata"] as const;

/** Banks that forms offer for selection (shapes 4.8). */
export const banks = [
  ...["Bancolombia", "Banco de Bogotá", "Davivienda", "BBVA Colombia", "Banco Popular"],
  ...["Banco de Occidente", "Banco AV Villas", "Banco Caja Social", "Banco Agrario"],
  ...wallets,
  "Otro",
] as const;

/** Spanish names of the kinds of bank account. */
export const accountKindNames = { ahorros: "Ahorros", corriente: "Corriente" } as const;
