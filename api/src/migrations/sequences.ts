/** The table behind the numbers that people read; see core/sequence. */
export const sequences: readonly string[] = [
  `create table sequences (
     kind text not null,
     year integer not null check (year between 2000 and 2999),
     last integer not null check (last > 0),
     primary key (kind, year)
   )`,
];
