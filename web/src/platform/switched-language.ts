/** In the router state of a page that was reached by changing the language: behind it in the history is the page itself. */
export const SWITCHED = "isSwitched";
