/** In the query of the results: the search is offered to be saved. */
export const SAVE_PARAMETER = "save";
/** In the query of the results: the id of the saved search from which the reader came, whose filters they may change. */
export const SAVED_PARAMETER = "saved";
