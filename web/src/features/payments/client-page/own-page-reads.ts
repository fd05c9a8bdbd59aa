/**
 * Queries of a client's page that are read again together after each of its acts: the record with its turns,
 * its refunds, and the amount that is still due. One act may settle a turn that another part shows.
 */
export const ownPageReads = { refetchQueries: ["OwnContract", "OwnMoneyBack", "ContractHowToPay"] };
