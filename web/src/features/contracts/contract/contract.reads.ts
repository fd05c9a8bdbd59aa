/** Queries that are read again after an act on a contract. */
export const contractReads: readonly string[] = [
  "RecordHistory",
  "ContractItems",
  "ContractAnalysis",
  "ContractVersions",
  "ContractList",
  "ContractCounters",
];
