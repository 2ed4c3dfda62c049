-- Usernames that a reader cannot tell apart are one: by invisible signs, width, combining marks, or letters of another
-- script that look like Latin ones (Unicode TR39, confusables.txt: the Cyrillic and Greek letters of everyday alphabets).
-- Nothing within one script is folded: "ali1" and "alil" stay two. Names that are there already keep working, so this is
-- an index and no constraint; who registers looks it up under a lock (accounts/registration.ts).

create function name_shape(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(translate(lower(translate(regexp_replace(
    normalize(name, NFKD),
    -- Combining marks of no script of their own, then what is invisible (Default_Ignorable_Code_Point, and U+2800).
    '[\u0300-\u036f\u0485\u0486\u064b-\u0655\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
      '\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164'
      '\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]',
    '', 'g'),
    'АВЕЅІЈКМНОРСТУХԚԜԌΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
    'ABESIJKMHOPCTYXQWGABEZHIKMNOPTYX')),
    'асԁеһіјӏпорԛгѕԝхуѵүαγινορσυ',
    'acdehijlnopqrswxyvyayivopou'))
$$;

create index users_name_shape on users (name_shape(username));
