/**
 * Queries of a client's page that are read again after each of the client's acts: the contract with its
 * pending steps, the refunds, and the amount due. One act may complete a step that another part of the
 * page shows.
 */
export const ownPageReads = { refetchQueries: ["OwnContract", "OwnMoneyBack", "ContractHowToPay"] };
