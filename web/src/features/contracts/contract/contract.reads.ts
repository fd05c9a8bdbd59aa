/** Queries that are read again after an action on a contract. */
export const contractReads: readonly string[] = [
  "RecordHistory",
  "ContractItems",
  "ContractAnalysis",
  "ContractVersions",
  "ContractList",
  "ContractCounters",
];
