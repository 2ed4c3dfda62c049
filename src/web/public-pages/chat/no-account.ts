/**
 * Of visitors no account is known: their script has this in place of the assistant's `answer/acts/account-acts.ts`, whose words
 * in eleven languages nobody there would need.
 */
export const accountAct = () => null;

/** Nor has anybody a desk, a place in line, or papers and bookings that a later turn could ask of. */
export const OF_RECORD = [];
export const countedAll = <T>(reading: T) => reading;
export {
  accountAct as bookedAct,
  accountAct as deskTurn,
  accountAct as lineAct,
  accountAct as noPlaceCame,
  accountAct as operatorActOf,
  accountAct as recordTurn,
  accountAct as shownTurn,
  countedAll as heardOfShown,
};

/** What a household asks of its own record, and the words of threads (`reading/words/thread-words.ts`), which would weigh too much. */
const never = () => false;

export {
  never as areNotAccepted,
  never as asksIfNotInTime,
  never as asksIfNotThere,
  never as asksWhatToDo,
  never as isAgain,
  never as isEnough,
  never as isHowMuch,
  never as isOfFee,
  never as isPaidAlready,
  never as isSoFar,
  never as isToGive,
  never as saysNotYet,
  never as asksHour,
  never as asksIfHeldUp,
  never as asksWithout,
  never as isBestRated,
  never as isByThen,
  never as isMidPriced,
  never as isOnlyOne,
  never as isPersianWhen,
  never as isSoFarPhrase,
  never as isThatHas,
  never as isThrifty,
  never as leavesIhram,
};
