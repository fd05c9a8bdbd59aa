/** Queries that are read again after a purchase. */
export const purchaseReads = [
  "PurchaseBoard",
  "ContractPurchaseFigures",
  "ContractAnalysis",
  "PurchaseContract",
  "ContractDetail",
  "RecordHistory",
];
