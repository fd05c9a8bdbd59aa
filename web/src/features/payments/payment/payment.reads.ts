/** Queries that show payments or contracts affected by them. */
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
