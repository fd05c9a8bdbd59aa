/** Roles of the office: administrators, accountants, owners. */
export const OFFICE = [5, 6, 7] as const;
/** Accountants and owners. */
export const MONEY = [6, 7] as const;
