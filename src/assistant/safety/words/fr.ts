/** French: a letter without its accent is the same letter; an apostrophe joins its words. */
import type { DangerWords } from "../danger.ts";

export const FR: DangerWords = {
  prefix: "(?:[jlmtsnd]|qu)?",
  groups: {
    matter:
      "papier*|paperasse*|document*|dossier*|formulaire*|démarche*|contrat*|agence*|voyagiste*|opérateur*|réservation*|compte|abonnement*|procédure*|visa*|formalité*|inscription*|mensualité*|paiement*|banque*|file|attente|plan|appli|application|site|société*|entreprise*|rendez",
    who: "fils|fille|enfant|enfants|bébé|garçon|mère|maman|père|papa|grand|mamie|papi|papy|mémé|pépé|mari|femme|épouse|époux|frère|soeur|oncle|tante|cousin|cousine|neveu|nièce|ami|amie|vieux|parents|petit|petite|tonton|tata|belle|beau|compagnon|pèlerin|gamin|gamine",
    thing:
      "passeport*|visa|papiers|document*|photo*|carte|sac|téléphone|portable|billet*|réservation|valise|argent|patience|place|nom|hôtel|forfait|mot_de_passe|page|liste|bouton|numéro|espoir|code|compte",
    pas: "pas|plus|ne|arrête|arrêté|mal|difficile*|peine|sans|aucun|cessé",
  },
  calm: "identité|contre_l*|le_sens_de|éviter|prévenir|prévention|protéger|se_protège|assurance|assurances|amende|pénalité|expiation|permis_de|décédé|décédée|décès|mort_peut|vaccin*|moustique*|année_dernière|il_y_a_*_ans|avant_le_voyage|avant_le_départ|si_mon_passeport|si_je_perds|en_cas_de|symptômes|signes|sortie_de_secours|moins_de_monde|moins_de_foule|extincteur*",
  rules: {
    selfHarm: `
      suicid*|suicide*
      plus|pas|envie|marre|fatigué|fatiguée|ras|pourquoi vivre|la_vie|cette_vie|exister|de_vivre|plus_être_là|d_être_là|pas_être_là !chambre
      mourir|crever|mort|morte veux|voudrais|envie|préfère|souhaite|aimerais|mieux|être|sois !kaaba !médine !mecque !voir
      tuer|pendre|blesser|mutiler|scarifier me|se|m
      supprimer me|se|m !du_groupe !de_la_liste !de_la_réservation !de_la_famille !appli* !de_rihla
      me_tuer|je_me_tue|vais_me_tue|me_foutre_en_l*|me_foutre_en_air|me_jeter|me_pendre|m_ouvrir|me_faire_du_mal|se_faire_du_mal|lui_même
      en_finir|mettre_fin|mettre_un_terme|en_finise|finir vie|mes_jours|ses_jours|cette_vie
      en_finir|mettre_fin|mettre_un_terme|en_finise moi|veux|tout|envie|pense !/_(en_fini\\S*_avec|fin_[aà]|terme_[aà]u?)_(\\S+_){0,3}$matter_/ !/_$matter_(.*_)?en_finir_avec_[cç](a|ela|es)_/
      veux|voudrais|aimerais plus_me_reveiler|jamais_me_reveiler|pas_me_reveiler
      vie pas_de_sens|plus_de_sens|aucun_sens|finie|insupportable|inutile
      sans_moi mieux|serait|seraient`,
    crowd: `
      bousculade*|écras*|écrasés|piétin*|étouff*_foule
      gens|foule|monde tombent|tombe|poussent|pousse|panique|sortir|piétine*|écrase*|se_marchent|coincé*|étouff*|comprim* !tout_le_monde
      coincé|coincés|coincée|bloqués|bloqué|compressés foule|monde|jamarat|gens|tunnel !tout_le_monde
      mouvement_de_foule`,
    fire: `
      feu tente|hôtel|bâtiment|bus|cuisine|chambre|camp|a_pris|prend|il_y_a|ya|maison|voiture|secours|propage|appartement !feu_rouge !feux_artifice
      incendie*
      brûle|brûlent|flambe hôtel|tente*|bus|chambre|maison|bâtiment|cuisine|camp
      fumée|fumées partout|noire|plein|épaisse|sort|odeur|beaucoup|couloir|chambre
      flammes|explosion|explosé|fuite_de_gaz|odeur_de_gaz|feu_au|au_feu`,
    assault: `
      viol|violé|violée|violer|violent|violences|violeur|violées !violent_orage !vent
      agressé|agressée|agressés|agressées|agresse|agresser|agressent|agression*|agresseur*
      harcel*|harcèle*|attouchement*|tripoté*|peloté*
      touché|touchée|touche|caressé|embrassé|tripote|pelote|attrapé m|me|ma|nous|mes|fesses|seins|fille|femme|corps|cuisse|intime !coeur !profondément
      attaqu*|attaque !cardiaque !panique !asthme !coeur
      suit|suivent|suivi|suivie|suis_suivie|suis_suivi|poursuit|traque homme|quelqu*|on|type|mec|gars|inconnu|peur|me|nous
      il_me_bat|mari_me_bat|homme_me_bat|la_bat|nous_bat|bat_sa|bat_son|bat_ma|frappe|frappé|frappée|battu|battue|tape|gifle*|poignard*|cogne*|tabass*|étrangl*|poignardé me|m|la|le|sa|mon|ma|mari|femme|homme|nous|on|quelqu*|lui|voisin !coeur !prix
      menacé*|menace*|menacent|couteau|pistolet|arme|armé
      forcé|forcée|oblige coucher|lit|sexuel*|déshabiller|rapport*
      sexuel*`,
    held: `
      été_enlevé|été_enlevée|été_enlevés|fait_enlever|kidnapp*|otage|séquestré|séquestrée|séquestrés|enfermé|enfermée|enlèvement !réservation !compte !de_la_liste !appli*`,
    poisoning: `
      empoisonn*|intoxi*|poison !allergi*|au_poisson|du_poisson
      avalé|avale|bu|mangé|ingéré|ingurgité|a_pris|pris javel|eau_de_javel|détergent|produit*|pile|essence|acide|lessive|savon|médicament*|comprimé*|pilule*|cachet*|somnifère*|désinfectant|insecticide|pesticide|pièce|shampoing|parfum|chlore|poison|déboucheur|mort_aux_rats|pétrole !assurance
      boîte|flacon|plaquette|trop|beaucoup|toute*|tous|plein|paquet comprimé*|médicament*|pilule*|cachet*|somnifère*|cachets !emporter !apporter
      overdose|surdose|surdosage
      vomi*|vomit|vomissent tous|tout|groupe|arrête|sang|sans_arrêt|monde`,
    bite: `
      serpent|scorpion*|chien*|araignée|guêpe*|abeille*|frelon*|chat|singe|vipère|méduse|chameau|cobra|rat mord*|piqu*|piqué|piquée|mordu|mordue|morsure
      mordu|mordue|morsure !mordu_de`,
    breathing: `
      $pas respir*|souffle|respire
      étouffe*|étouffer|étrangle|s_étouffe|suffoqu*|asphyxi*
      avalé_de_travers|fausse_route|coincé gorge|travers|arête|os|datte
      pouls|coeur pas|plus|arrêt|arrêté|s_est_arrêté|bat_plus !mecque
      arrêt_cardiaque|arrêt_respiratoire
      bleu|bleue|bleues lèvres|visage|devient|devenu
      noie|noyé|noyée|noyade !papiers !dossiers
      crise_d|crise asthme|d_asthme|dasthme
      gorge gonfl*|enfle*|serre|bloqu*|coincé
      allergique|anaphyla* choc|grave|réaction`,
    chest: `
      poitrine|thorax|poitrines douleur*|mal|serre*|oppress*|pression|brûl*|poids|pointe*
      crise_cardiaque|infarctus|attaque_cardiaque|arrêt_cardiaque|malaise_cardiaque|angine_de_poitrine
      coeur mal|douleur*|palpitations|serre !mecque !prix
      bras_gauche|mâchoire|épaule_gauche douleur*|mal|engourdi*|fourmi*`,
    heat: `
      coup_de_chaleur|insolation|coup_de_soleil|coup_de_chaud !comment
      évanou*|malaise|vertige*|délire*|confus|confuse|inconscient*|vomit|tombé|tombée|perdu_connaissance|effondré* chaleur|soleil|chaud|canicule
      brûlant|brûlante|peau très_chaud|confus*|sèche|chaud|délire
      déshydrat*`,
    lostPassport: `
      passeport|passeports perdu|perdue|volé|disparu|égaré|introuvable|retrouve|trouve_plus|oublié|laissé|tombé|arraché|vole|confisqué|pris_mon !page !photo !si !copie !patience !comment_déclarer`,
    theft: `
      volé|volés|voler|volée|voleur*|volent !avion !billet !horaire* !numéro_de_vol !vol_direct !vols !mon_vol !heure* !le_vol !prix !retard* !annulé
      vol_à_la_tire|vol_de_mon*|vol_de_ma*|pickpocket*|cambriol*|dévalis*|braqu*|dépouill*|détrouss*
      arraché|piqué|chipé sac|portefeuille|téléphone|argent|bijoux`,
    lostPerson: `
      perdu|perdue|perdus|disparu|disparue|introuvable|égaré|égarée|été_enlevée|séparé|séparée|séparés $who !$thing !année !décédé !poids !appli*
      a_enlevé|ont_enlevé|enlevé_par $who !$thing !groupe !liste !réservation !famille
      trouve|retrouve|retrouvons|trouvons|retrouver|trouver|vois|revenu|revenue|rentré|rentrée $who pas|plus|impossible|jamais !$thing !où
      enfant_perdu|enfant_disparu`,
    lostSelf: `
      perdu|perdus|perdue|perdues|égarés|égaré|égarée suis|sommes|on_est|on_s_est !patience !code !lappli !appli !clique
      séparé|séparée|séparés|perdu groupe|guide|tente|campement !passeport !place !lappli !appli !clique`,
    medical: `
      inconscient*|évanoui*|connaissance|coma|s_est_effondré|effondré|effondrée|malaise|évanouie !faire_connaissance !ma_connaissance
      réveille|répond|réagit|bouge $pas $who|il|elle !site !banque !opérateur
      avc|attaque_cérébrale|paralys*|bouche_tordue|visage_paralysé|accident_vasculaire
      visage|bouche|parle tordu*|affaiss*|pendant|bizarre|déform*|pas_normalement
      sang|saigne* beaucoup|partout|arrête|perd|perte|crache|vomit|tousse|tête|enceinte|jambe|abondamment|énormément|main !analyse !groupe !prise
      hémorragie
      accident voiture|bus|route|eu|grave|moto|blessé*|car|un
      renversé*|percuté*|écrasé_par
      blessé*|blessure* grave*|gens|tête|jambe|on|est|il|elle|nous
      convuls*|épilep*|crise_d_épilepsie
      fièvre|température 39|40|41|bébé|forte|très|baisse|élevée !extérieure
      ambulance*|samu|pompiers !prix
      enceinte saigne*|douleur*|contraction*|perd|eaux|tombée
      fausse_couche|accouche|contractions|perdu_les_eaux|travail_a_commencé
      cassé*|fracture*|cassée jambe|bras|hanche|cheville|poignet|os|pied|col
      diabétique|diabète|hypoglycémie|sucre malaise|inconscient*|tremble*|hypo|bas|coma
      hypoglycémie
      tombé|tombée|chute escalier*|relever|bouge*|tête|hanche|lève*|mal
      mourant|mourante|va_mourir|meurt|en_train_de_mourir il|elle|mon|ma|aide* !envie !curiosité
      urgence|urgences c_est|cest|médicale|vite|aidez !numéro !contact !sortie
      au_secours|à_l_aide|aidez_moi_vite|à_laide
      médecin|docteur|hôpital vite|urgent|besoin|immédiatement|appelez !certificat !lettre !tampon
      atroce|insupportable|terrible douleur|mal
      brûlé|brûlée|électrocut* main|visage|huile|enfant|eau|électrocut*`,
    numbers: `
      numéro|téléphone police|urgence|urgences|secours|ambulance
      /^_(urgence_)+$/`,
    moneyGone: `
      argent|paiement|somme|montant|compte|payé|prélèvement parti|partie|débité*|prélevé*|disparu|pris|perdu|payé|retiré|débit réservation|confirmation|dossier|place pas|aucune|échou*|sans|rien|jamais
      débité*|prélevé*|payé réservation|confirmation|dossier aucune|pas_de|sans|rien|jamais !facile*
      débité*|prélevé* deux_fois|double`,
  },
};
