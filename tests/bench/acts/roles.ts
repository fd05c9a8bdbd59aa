/** Roles of the office: administrators, accountants, owners. */
export const OFFICE = [5, 6, 7] as const;
export const ACCOUNTANTS = [6] as const;
