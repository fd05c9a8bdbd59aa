/** Labels for the people who see a ticket or voucher besides the client. */
export const voucherReaders = {
  group: "Todo el grupo",
  traveller: "Un viajero",
  client: "Solo el cliente",
} as const;
export type VoucherReaders = keyof typeof voucherReaders;
