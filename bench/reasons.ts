/** Why a figure may exceed its budget, as measured at 100,000 listings: by the figure's name. */
export const REASONS: Readonly<Record<string, string>> = {
  "city: CPU ÷ bare":
    "the session is read first, in a round trip of its own that the bare route does not make; folding names once took it from 1.08 to 1.02",
  "two keywords in a province: p99":
    "two of the ten run at once (decision 068) and the rest wait; a pair of frequent words in Ontario reads each of its 1,676 matches from the table, 1,636 blocks and more than half of its time",
  "deep pages: p99":
    "page 4,000 passes 40,000 entries of an index (331 blocks, no listing) one by one, ten at once on two processors that their load shares; further pages by cursor read ten",
  "prices off the ranges: p99":
    "the listings between two steps at both ends are counted one by one: 105 blocks on average",
  "searches with facets ÷ without":
    "counts that are sent again cost half a search, those that are built one and a half: it depends on how many filters are asked for the first time",
  "other searches meanwhile: p99 ÷ alone":
    "two searches by frequent words run at once (decision 068), as many as there are processors, which the other searches and both loads share",
  "one posting, in the database":
    "about two fifths are its indexes, a fifth the columns that are generated from its fields, the rest mostly the stems of its texts in both languages; the kept counts are raised later (decision 097)",
  "update of 100,000 listings from one price to quotes":
    "44 migrations, of which those of quotes, measures and the words of both languages write every listing again, and those of searches build its indexes",
  "past the end: p99": "the total of its filter is summed as for any page; no listing is read",
  "map: p97.5":
    "each of 500 filters is counted by city once and then sent again (decision 094): short runs consist of first times",
  "province, category and rent: requests ÷ bare":
    "beside the session, which every search reads first, rents have twice the range scans of prices: those that compare, and those that lack a comparable rent and come after; with more listings the kept counts make up for it",
  "province, category and rent: CPU ÷ bare": "as its requests",
  "rents ÷ prices: CPU":
    "a search by rent also finds and counts the listings that have no comparable rent, which come after the others",
  "featured near a place: p99":
    "ten at once keep both processors busy and wait for each other; alone, each takes a few milliseconds",
  "common words, ten at once: p99":
    "two run at once (decision 068) and the others wait; what has fewer than 10,000 matches is counted each time, from the index of words and the listings",
  "directory by name: p99":
    "each page is charged to its reader's hourly limit first, which is a write; ten at once keep both processors busy",
  "loading the listings": "two processors stem the texts in both languages, build the indexes and sum the kept counts",
  "search results, interaction to next paint":
    "the panel of filters with its counts is drawn at the press, on a processor four times slower",
  "home, scripts before a touch (gzip)":
    "React takes 65 kB and the router, which takes over prerendered pages, some 40 kB",
  "listing, scripts before a touch (gzip)":
    "three quarters of it is shared by all pages behind the log-in, in a few files (decision 039), so readers who come from the results have already loaded it",
  "home, performance":
    "the page waits for React to take it over, on a processor four times slower: see the time blocked",
  "log-in, lowest category": "as on the home page",
  "ticket, lowest category": "as on the home page",
  "browse page of a city, lowest category": "as on the home page",
  "server, peak memory":
    "its peak under the parts of this run, each with ten connections that never pause; a run of the directory and the pages alone held 265 MB",
};
