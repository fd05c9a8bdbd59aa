/** Media queries for the window width, with the breakpoints of the application. */
export const narrow = "@media (max-width:599.95px)";
export const wide = "@media (min-width:600px)";
export const desk = "@media (min-width:768px)";
export const office = "@media (min-width:1200px)";
