/** Queries that show payments or their effect on a contract. */
export const paymentReads = [
  "ContractPayments",
  "PaymentQueue",
  "PaymentDesk",
  "PaymentDetail",
  "PaymentsReceived",
  "PaymentCounts",
  "PaymentFollowUp",
  "ContractDetail",
  "RecordHistory",
];
