### Webクライアント：ガイド付きゲーム、1台での対戦、シャッフルの確認。

## ガイド共通

lesson-start = 遊び方を学ぶ
lesson-start-game = 遊び方を学ぶ：{ $game }
lesson-title = 遊び方を学ぶ
lesson-then = 本番のゲームで遊ぶ
lesson-step = ステップ { $step }/{ $of }
lesson-waiting = ほかの人の動きを見てみましょう。
lesson-rule = ルール
lesson-other = まず印のついた手をどうぞ。レッスンの後は自由に試せます。
lesson-own-way = ここからは自由にプレイできます。
lesson-close = わかりました

## 1台の端末で遊ぶ

hot-seat-person = この端末で遊ぶ人
hot-seat-name = 名前
hot-seat-default = プレイヤー{ $number }
hot-seat-pass = 端末を{ $name }さんに渡してください
hot-seat-about = { $name }さんの準備ができるまで、カードはすべて伏せられています。
hot-seat-ready = { $name }です：自分のカードを見る
hot-seat-undo = { $name }さんの手を戻す

## シャッフルの確認

fair-check = 配札を検証する
fair-checking = お待ちください…
fair-checked = このブラウザで検証したこと
fair-kept = ゲーム後に公開された秘密は、この指紋と一致します。ゲーム中にすり替えられていません。
fair-same = この端末は、最初のカードより前に同じ指紋を見ています。
fair-unseen = この端末は最初のカードの前に卓にいなかったため、指紋が事前に公開されていたかは分かりません。
fair-other = この端末は、最初のカードより前に別の指紋を見ています。この配札は信用できません。
fair-broken = 秘密が指紋と一致しません。この配札は信用できません。
fair-follow = { $count ->
       *[other] シャッフルと抽選{ $count }回をここで再現しました。すべて、秘密とプレイヤーの提供した値から決まっています。
    }
fair-wrong = 秘密と合わないシャッフルがあります（記録の入力{ $number }）。この配札は信用できません。
fair-part-included = この端末が提供した値が使われ、公開後に追加された値はありません。
fair-part-left-out = この端末も値を提供しましたが、記録にそれがないか、期限までに約束されていない値が含まれています。この配札は信用できません。
fair-part-none = この端末はこのシャッフルに値を提供していません。
fair-none = この記録にはシャッフルの情報がありません。
fair-fingerprint = 指紋
fair-added = プレイヤーが提供した値
fair-missing = 約束したが間に合わなかったプレイヤー
fair-unchecked = このブラウザでは検証していないこと
fair-moves = すべての手がルールに沿っていたこと。
fair-open = { $count ->
       *[other] すべての手がルールに沿っていたことと、ルールによって決まる抽選{ $count }回（誰が同点か、どのカードが残っていたか）。
    }
fair-whole = これらも検証するには、記録をダウンロードして「cardinal verify ファイル」を実行してください。ゲーム全体を再現します。
