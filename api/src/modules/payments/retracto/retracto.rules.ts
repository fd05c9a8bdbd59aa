/** What stands as the reason of a contract that its client took back. */
export const WITHDRAWN_BY_CLIENT = "Retracto ejercido por el cliente";
