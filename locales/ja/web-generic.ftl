### Webクライアントに専用の卓がないゲームの卓。

any-hand = あなたのカード
any-state = 卓の様子
any-nothing = 不明
any-none = なし
any-entries = { $name }（{ $count }）
any-part = { $name } { $value }
any-parts = { $what }：{ $parts }
any-by = { $who }：{ $what }
any-choose = 一覧から手を選んでください。カードを選ぶと、そのカードの手だけが表示されます。
any-choose-move = 一覧から手を選んでください。
any-card = { $card }：このカードの手だけを表示
