/** Returns a person's whole name, in SQL over the alias of their row in `users`. */
export const personName = (user: string): string => `concat_ws(' ', ${user}.name, ${user}.lastname)`;
