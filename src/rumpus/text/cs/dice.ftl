# Co zjistí kontrola kostek v záznamu (docs/dice.md). Závazek (commitment) je otisk, který místnost ukáže předem,
# tajemství (secret) je to, z čeho se všechny náhodné výsledky spočítají.

verify-no-proof = Tento záznam o svých kostkách nic neříká: nevznikl u stolu.
verify-no-secret = V tomto záznamu ještě není tajemství jeho kostek. Zveřejní se, až hra skončí, a u hry dne až s koncem toho dne.
# $key is a key of the header, $found what is written there.
verify-bad-proof = V záhlaví stojí „{ $key }: { $found }“, a podle toho se nic zkontrolovat nedá.
verify-other-secret = Tajemství v tomto záznamu nebo to, co má pocházet z jiného záznamu, není to, k čemu se místnost zavázala.
# $seat is a number.
verify-other-entropy = Co prý do kostek přineslo místo { $seat }, není to, k čemu se zavázalo.
# $line is a line of the file, $text what it says, $drawn what the dice say.
verify-other-outcome = Na řádku { NUMBER($line, useGrouping: 0) } stojí „{ $text }“, ale ze závazku plyne „{ $drawn }“.
verify-cut-short = Záznam končí dřív než jeho hra, ačkoli tajemství už je zveřejněné: něco chybí.
# How many outcomes were checked before something was wrong.
verify-until-then =
    { $outcomes ->
        [0] Do té doby nebylo co kontrolovat, o ničem nerozhodla náhoda.
        [one] Jediný předchozí náhodný výsledek plyne ze závazku.
        [few] Všechny { $outcomes } předchozí náhodné výsledky plynou ze závazku.
       *[other] Všech { $outcomes } předchozích náhodných výsledků plyne ze závazku.
    }
verify-all-follow =
    { $outcomes ->
        [0] V této místnosti náhoda o ničem nerozhodla, takže není o čem pochybovat.
        [one] Jediný náhodný výsledek plyne ze závazku.
        [few] Všechny { $outcomes } náhodné výsledky plynou ze závazku.
       *[other] Všech { $outcomes } náhodných výsledků plyne ze závazku.
    }
verify-first-scheme = Tyto kostky jsou prvního druhu: místa se předem nezavazovala k tomu, co přinesou, takže kdo stůl provozoval a sám hrál, mohl si svůj příspěvek vybrat; a kolik odpovědí pochází z jiného záznamu, není dokázáno.
verify-commitment = Závazek je { $commitment }: musí to být ten, který místnost ukázala před první otázkou.
# Where a game went on from another record.
verify-opening =
    { $answers ->
        [one] Jeho první odpověď pochází
        [few] Jeho první { $answers } odpovědi pocházejí
       *[other] Jeho prvních { $answers } odpovědí pochází
    } z jiného záznamu a o tamní náhodě se tu nic netvrdí.
