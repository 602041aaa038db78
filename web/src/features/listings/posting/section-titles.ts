import { msg } from "@lingui/core/macro";

/** The sections' headings, also used in the progress list. */
export const SECTION_TITLES = {
  category: msg`What are you listing?`,
  authorization: msg`Authorization`,
  details: msg`Details`,
  additional: msg`Additional fields`,
  includes: msg`What's Included`,
  disclosure: msg`Who sees what`,
  media: msg`Photos and document`,
};
