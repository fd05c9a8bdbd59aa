/**
 * Queries of a client's page that are read again together after each of its acts: the record with what it
 * waits for, what goes back, and what is still asked for. One act may settle a wait that another part shows.
 */
export const ownPageReads = { refetchQueries: ["OwnContract", "OwnMoneyBack", "ContractHowToPay"] };
