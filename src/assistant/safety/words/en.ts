/** English. */
import type { DangerWords } from "../danger.ts";

export const EN: DangerWords = {
  groups: {
    matter:
      "operator|operators|agency|agencies|agent|agents|company|firm|contract|booking|bookings|paper|papers|paperwork|form|forms|application*|visa|visas|document*|plan|plans|subscription|account|app|queue|process|procedure*|instalment*|installment*|payment*|bank|provider|seller|trip|tour|site|website",
    who: "son|daughter|child|children|kid|kids|baby|boy|girl|mother|mum|mom|mummy|father|dad|daddy|grandmother|grandfather|grandma|grandpa|granny|gran|grandad|granddad|nan|nana|wife|husband|brother|sister|uncle|aunt|auntie|aunty|parents|cousin|nephew|niece|friend|elder|toddler|grandson|granddaughter|roommate|companion|pilgrim",
    thing:
      "passport*|visa|paper*|document*|photo*|certificate|card*|bag|phone|ticket*|booking|luggage|money|patience|place|job|hope|weight|page|list|app|account|option|button|name|number|hotel|package*|room|application|email|password|receipt|password",
    not: "not|isnt|cant|cannot|wont|arent|doesnt|didnt|couldnt|aint|no|cnt|can_not|wasnt|stopped|stops|stop|unable|without|hardly|barely|hardly|never",
  },
  calm: "identity|against|avoid|prevent*|protect|protects|protection|how_to_stay|first_aid_kit|insurance_pay|insurance_cover|insurance_covers|insurance_pays|cover_theft|covered|penalty|fine_for|ruling|vaccine*|vaccination*|years_ago|last_year|months_ago|in_case_of|what_happens_if|before_the_trip|before_travel|usually|risk_of|symptoms_of|signs_of|for_killing|how_many_people|allowed_to|smaller|less_crowded|safest_time|best_time|quieter|fire_exit*|extinguisher*|dream*|movie|film|story|book_about",
  rules: {
    selfHarm: `
      kill*|hurt*|harm*|hang*|cut*|cutting|drown*|shoot*|end*|burn* myself|my_self
      kill*|hang*|drown* himself|herself|themselves|themself !bug* !insect*
      hurt*|harm*|cut*|cutting himself|herself|themselves|themself say*|said|threat*|going_to|gonna|want*|try*|tried|plan*|keeps
      end*|ending|take*|taking|took my_life|my_own_life|his_life|her_life|his_own_life|her_own_life|own_life|their_life
      end*|ending it_all|everything_tonight !/_(it_al|everything)_with_(\\S+_){0,3}$matter_/
      want|wanna|wish out_of_this_life|out_of_life|leave_this_world|leave_this_life
      nobody|no_one|noone would_notice|would_care|would_miss|will_miss|would_even_notice i_was_gone|i_were_gone|i_died|i_wasnt_here|i_vanished|me
      suicid*
      want|wanna|wish|need it_all|everything|all_of_this to_be_over|be_over|to_stop !queue !paper* !booking* !payment* !email* !mail* !notif*
      not|dont|dnt|no_longer|never want|wanna|wish|feel_like live|living|be_alive|exist|be_here_anymore|wake_up|life !in_* !there
      want|wanna|wish|wana|rather|ready|hope|better_if|plan|plans|planning|intend die|be_dead|was_dead|were_dead|am_dead|died !see !visit !in_makkah|in_mecca|in_madinah|in_medina|in_madina !kaaba|kabah
      no_point|no_reason|nothing|no_purpose living|live|live_for|going_on|in_life
      better_off without_me|dead|if_i_died|if_i_was_gone
      tired|sick|fed_up|done of_living|of_life|with_life|with_living|of_being_alive
      life not|isnt|nothing|aint worth|meaning|left
      cant|cannot|can_not go_on|carry_on|keep_living|live_anymore|live_like_this|face_another_day !trip !hajj !journey
      self_harm*|selfharm*
      jump*|jumping roof|balcony|bridge|window|building want|wants|going|gonna|will|about|thinking|feel
      goodbye forever|world|everyone`,
    crowd: `
      crush|crushed|crushing|crushes !grape* !stone* !garlic
      stampede*|trampl*|stampeding
      people|everyone|pilgrims|they falling|fell|collapsing|going_down push|pushing|shove|shoving|crush|cant_breathe|cant_breath|jamarat|tunnel|stuck !heat
      people|they|everyone|pilgrims falling|fell|collapsing on_each_other|on_top|over_each_other|crowd|everywhere
      pushing|shoving|squeez*|pressing|pushed|surging|crammed people|crowd|everyone|too_many|jamarat|us|we cant|cannot|out|falling|breathe|move|help|dangerous|hurt
      trapped|stuck|squashed crowd|people|pushing|jamarat|tawaf|tunnel
      cant|cannot|unable get_out|escape|move crowd|people|pushing|tunnel
      crowd panic*|surge*|surging|out_of_control|dangerous|scared|cant_breathe`,
    fire: `
      on_fire|caught_fire|catching_fire|catch_fire|there_is_a_fire|theres_a_fire|theres_fire|there_is_fire|fire_in|fire_at|fire_on|big_fire|fire_broke|fire_broke_out|fire_started|fire_spreading|fire_alarm|a_fire|fire_inside|fire_next
      /_fire_(fire|help)/
      /^_(help_)?fire_$/
      burning|burns|burned|burnt|burn hotel|tent|tents|building|room|bus|kitchen|camp|house|car|bed|curtain*
      smoke|smok everywhere|coming|corridor|fill*|filling|thick|black|smell|full_of|choking !smoker* !allowed !can_i
      flame|flames
      explosion|exploded|explode*|bomb|gas_leak|blast
      gas smell*|leak*|leaking`,
    assault: `
      rape|raped|raping|rapist|raped_me|molest*|grope*|groping|fondl*
      sexual*|indecent* assault*|abuse*|harass*|attack*|touch*
      touched|touching|touches|grabbed|grabs|grabbing|groped|kissed|kissing me|us|her|wife|sister|daughter|mother|mum|my_body|my_breast|child|inappropriately !heart !deeply !soul
      assault|assaulted|assaulting|assaults
      attacked|attacking|attacks|attack me|us|him|her|my|someone|brother|sister|wife|man|men !heart_attack* !asthma_attack* !panic_attack* !heart !panic !asthma
      following|follows|followed|stalking|stalked|stalks|chasing|chases|chased|followed_by me|us|her|we_are|being someone|somebody|man|men|guy|stranger|driver|he|they|person|people|been|being|boys
      being_followed|stalker|stalking_me
      beating|beats|beaten|beat_up|hitting|hits|hit|punched|punching|slapped|slapping|slaps|kicked|kicking|stabbed|stabbing|strangl*|shoved|choking_me me|her|him|us|wife|husband|brother|sister|daughter|son|father|mother|child|children|dad|mum|mom|woman|man !price* !by_a_car !by_a_bus !car !bus
      threaten*|threatening|threatened me|us|kill|knife|gun|hurt|her|my
      knife|gun|weapon|armed has|with|man|someone|pull*|point*|he|they !surgery
      forced|forces|forcing|force sex|himself_on|into_bed|undress|into_his
      harassing|harassed|harasses|bothering|abusing|abused|abuses|abusive me|us|her|wife|women|husband|my
      domestic_violence|sex_trafficking|trafficked`,
    held: `
      kidnap*|abduct*|hostage
      held|keeping|kept|locked against|locked_in|locked_me|locked_us will|room|me|us|door
      wont|not let_me_leave|let_us_leave|let_me_out|let_us_go_home`,
    poisoning: `
      swallow*|drank|drunk|ate|eaten|ingested|drinking|drink|eats|licked bleach|poison*|detergent|pill|pills|tablet|tablets|medicine|medicines|battery|chemical*|acid|cleaner|dettol|petrol|kerosene|phenyl|soap|magnet*|coin|sanitizer|sanitiser|perfume|clorox|chlorine|insecticide|pesticide|shampoo|thinner
      overdos*|od
      poisoned|poisoning|poison|poisonous !au|allergie*
      took|taken|swallowed|take|takes whole|entire|all|many|lots|full|bunch|handful|box|bottle|packet|pack|strip|too_many|too_much|double pills|tablets|medicine|medicines|medication|paracetamol|capsules|sleeping_pills|insulin
      carbon_monoxide
      vomiting|throwing_up badly|everyone|group|blood|stop|nonstop|constantly|people|all_of_us|whole|hours|unconscious`,
    bite: `
      bit|bite|bitten|bites|sting|stung|stings|biting snake*|scorpion*|dog|dogs|spider*|wasp*|bee|bees|cat|monkey*|rat|camel|viper|cobra|hornet*|jellyfish|swollen|animal
      snakebite*|bitten_by|stung_by|got_bitten|been_bitten|was_bitten|been_stung|got_stung !mosquito*`,
    breathing: `
      $not breath|breathe|breathing|breathes|breath* !test
      short_of_breath|shortness_of_breath|out_of_breath|out_of_air|no_air|difficulty_breathing|trouble_breathing|struggling_to_breathe|hard_to_breathe|breathing_difficulty|breathing_difficulties|struggles_to_breathe|breathless|breathlessness
      choke|choked|chokes|choking !choked_up
      suffocat*
      gasping|gasps|wheezing
      turning|turned|going|lips|face|gone blue|purple
      no_pulse|no_heartbeat|heart_stopped|heart_has_stopped|cardiac_arrest|heart_stop
      asthma attack|inhaler !bring
      drowned|drowning|drowns !in_documents !in_paperwork !in_papers
      throat|tongue swelling|swollen|closing|stuck
      stuck_in|something_stuck throat
      anaphyla*|allergic_reaction|allergic_shock`,
    chest: `
      chest pain*|hurt|hurts|hurting|tight|tightness|pressure|heavy|heaviness|ache*|aching|burning|squeez*|crushing|stabbing
      heart_attack*|heartattack|cardiac|heart_attck !risk !history !after_a !had_a_heart_attack_in
      heart pain*|hurts|stopping|racing|pounding|failing|palpitations !price*
      left_arm|left_shoulder|jaw|left_hand pain*|numb*|hurts|tingling
      angina`,
    heat: `
      heat_stroke|heatstroke|sun_stroke|sunstroke|heat_exhaustion|heatstrok|heat_strok|heat_shock !how_do_i !how_can_i !how_to
      faint*|collaps*|passed_out|dizzy|confused|vomit*|unconscious|delirious|unwell|weak|fell|headache|staggering heat|sun|hot|sunshine|temperature_outside
      burning_hot|boiling_hot|so_hot|very_hot|skin_hot|hot_skin|overheated|overheating confus*|drink|delirious|dry|sweat*|sense|talking|red|speak|stand
      skin hot|red dry|sweating
      dehydrated|dehydration my|he|she|is|severe*|badly !how
      overheated|overheating !phone !battery !laptop`,
    lostPassport: `
      passport|passports|pasport|passpport lost|stolen|stole|gone|disappeared|vanished|cant_find|cannot_find|can_not_find|dropped|misplaced|snatched|robbed|nicked|losing !page !photo !if !copy !patience !upload* !expired !renew* !number !how_do_i_report_a
      passport left|forgot|forgotten|fell|dropped taxi|bus|hotel|car|airport|plane|cab|train|restaurant|toilet|street
      passport someone|they|he|driver|employer|operator|agent|thief took|taken|kept|keeps !photo
      /_pasport(s)?_(is|has_gone|went|gone|are)_mising_(since|and|from|in_(the|my|makkah|madinah)|help|$)/`,
    theft: `
      stole|stolen|stealing|steals
      robbed|robbery|robber*|mugged|mugging|burgl*|pickpocket*|snatch*
      thief|thieves took|stole|my|our|ran|tent|room|bag|hotel|in
      took|taken|grabbed|nicked|ran_off_with|ran_away_with bag|wallet|purse|phone|money|cards|luggage|suitcase|handbag|backpack someone|thief|man|boy|guy|they|somebody|stranger
      broke_into|broken_into|break_in room|car|tent|hotel|safe|our|my`,
    lostPerson: `
      lost $who !$thing !last_year !died !on_behalf !contact !behalf !hajj_for
      cant_find|cannot_find|can_not_find|couldnt_find|havent_found|cant_see|cant_locate|unable_to_find|not_found|cant_reach|cant_trace $who|her|him|them !$thing !where_to !add
      disappear*|vanished|wandered_off|wandered_away|ran_off|gone_missing|went_missing|has_gone|not_come_back|hasnt_come_back|hasnt_returned|didnt_come_back|not_returned|never_came_back|not_back|got_lost|is_lost|was_lost|been_lost|gets_lost $who|he|she !$thing
      separated|separate $who|from_me|from_us|from_him|from_her|crowd !room* !beds
      taken|took|kidnapped $who stranger|someone|unknown
      /^(?!.*_whats?_(is_)?((my|our|his|her|the)_)?[a-z]+_(is_|still_)*mising_).*_(son|daughter|child|kid|baby|boy|girl|mother|mum|mom|father|dad|grandmother|grandfather|grandma|grandpa|granny|gran|grandad|wife|husband|brother|sister|uncle|aunt)_(is_|has_been_|went_|has_gone_|gone_|are_)?mising_(since|from|in_the|at_the|near|after|now|help|please|for_(an?|one|two|three|many|[0-9]+)_(hour|minute)|$)/
      missing_child|missing_person|missing_girl|missing_boy|lost_child|lost_kid|lost_boy|lost_girl|lost_elder !centre|center !where_is`,
    lostSelf: `
      i_am_lost|im_lost|we_are_lost|i_got_lost|we_got_lost|lost_my_group|lost_our_group|lost_my_way|lost_our_way !password !press !app !do_next !from_here !place
      separated|strayed group|guide|companions i|we|my|our !press !app !do_next !from_here !place
      cant|cannot|can_not find_my_tent|find_our_tent|find_my_group|find_our_group|find_my_camp|find_our_camp|find_the_camp|find_my_hotel|find_our_hotel|find_my_guide !press !app !do_next !from_here !place`,
    medical: `
      unconscious|passed_out|blacked_out|collapsed|collapsing|collapses|fainted|fainting|faints|unresponsive|not_responding|not_responsive|coma|knocked_out
      wont|not|doesnt|cant|isnt wake|waking|wake_up|respond|responding !alarm
      fell|fallen wont|not|doesnt|cant|isnt answer|answering|move|moving|get_up !email* !mail* !pay* !messag* !phone* !operator* !agent* !price* !letter*
      stroke !heat_stroke !sun_stroke !heat !stroke_of
      face|mouth|eye|smile|lip droop*|dropped|dropping|drooping|crooked
      slurred|slurring|paralys*|paralyz*
      cant|cannot|suddenly speak|move|walk|see|talk|feel suddenly|arm|leg|side|eye* 
      blood|bleeding|bleed|bleeds so_much|a_lot|lots|lot|everywhere|losing|vomit*|cough*|pool|badly|heavily|profusely|wont_stop|stop|head|leg|pregnant|wound|severe*|deep|miscarr*|help|hand|cut|nonstop|ear !test !group !pressure !type !donat* !stoppage
      accident|crash|crashed car|bus|road|had|traffic|we|been|taxi|motorbike|train|injured|hurt !if !by_accident
      run_over|ran_over|hit_by|knocked_down|knocked_over
      injured|injury|injuries badly|serious*|people|help|head|leg|we|have
      seizure*|convuls*|having_a_fit|fitting|epileptic
      fever|temperature 39|40|41|42|103|104|105|very_high|wont_come_down|baby|newborn|high !travel
      ambulance|paramedic* !cost !price !include* !package
      pregnant|pregnancy|expecting bleed*|bleeding|pain*|waters|labour|labor|contractions|cramps
      miscarriage|miscarrying|waters_broke|water_broke|in_labour|in_labor|giving_birth|contractions
      broken|broke|fractured|dislocated|snapped leg|arm|hip|ankle|wrist|bone|bones|foot|neck|rib*
      diabetic|diabetes|sugar collapsed|collapse|coma|shaking|hypo|very_low|too_low|dropped|unconscious|confused
      fell|fallen|fall get_up|stairs|moving|move|escalator|hip|head|badly|stand|wheelchair
      dying|going_to_die|gonna_die he|she|my|father|mother|help|someone|is|husband|wife !dying_to !dying_of !dying_for !see
      this_is_an_emergency|its_an_emergency|red_crescent|going_to_faint|medical_emergency|an_emergency_now|emergency_help|emergency_now !number*
      need_a_doctor|need_doctor|need_a_hospital|need_hospital|need_medical_help|get_a_doctor|call_a_doctor|doctor_now|doctor_urgently|hospital_now|take_him_to_hospital|take_her_to_hospital !certificate !letter !note !form !stamp
      severe|terrible|unbearable|worst|extreme|agony pain|headache|stomach
      burned|burnt|scalded|electrocut* hand|face|himself|herself|child|badly|water|oil|shock
      /^_(please_)*(sos|help_(me_quickly|me|us|please|now|anyone|help))(_me|_us|_please|_now|_urgent\\S*|_help|_anyone)*_$/`,
    numbers: `
      police|emergency|ambulance|red_crescent number|phone|call !contact* !operator
      /^_(emergency_*)+$/`,
    moneyGone: `
      money|payment|charged|debited|paid|deducted|taken|amount gone|taken|debited|deducted|charged|left|disappeared|vanished|took|paid|lost|lost_it no_booking|booking_failed|no_confirmation|not_confirmed|without_a_booking|without_booking|no_reservation|booking_is_not|booking_not|booking_didnt|booking_did_not|booking_never|booking_is_gone|not_booked|nothing_booked|no_package|no_place
      charged|debited|paid|deducted twice|two_times|double !are_we !will_i !can_i`,
  },
};
