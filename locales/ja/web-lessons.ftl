### Webクライアント：ガイド付きゲーム、1台での対戦、シャッフルの確認。

## ガイド共通

lesson-start = はじめてのガイド付きゲーム
lesson-start-game = { $game }のガイド付きゲーム
lesson-title = ガイド付きゲーム
lesson-then = 今度は普通のゲームで遊ぶ
lesson-step = { $of }手のうち{ $step }手目
lesson-waiting = ほかの人の動きを見てみましょう。
lesson-rule = ルール
lesson-other = まず印のついた手をどうぞ。ガイドが終わったら、何でも自由に試せます。
lesson-own-way = ここからは自由に遊べます。
lesson-close = わかりました

## 1台の端末で遊ぶ

hot-seat-person = この端末で一緒に遊ぶ人
hot-seat-name = 名前
hot-seat-default = プレイヤー{ $number }
hot-seat-pass = 端末を{ $name }さんに渡してください
hot-seat-about = { $name }さんが開くまで、ほかの人のカードは見えません。
hot-seat-ready = { $name }です。自分のカードを見る
hot-seat-undo = { $name }さんの手を戻す

## シャッフルの確認

fair-check = シャッフルを確かめる
fair-checking = お待ちください…
fair-checked = このブラウザで確かめたこと
fair-kept = テーブルがゲームのあとに明かした秘密は、この指紋と一致します。指紋の公開後に秘密がすり替えられたことはありません。
fair-same = この端末は、最初のカードより前に同じ指紋を見ています。
fair-unseen = この端末は最初のカードの時点にいなかったので、指紋がそのとき公開されていたかは言えません。
fair-other = この端末は、最初のカードより前に別の指紋を見ています。この配札は信用できません。
fair-broken = 秘密が指紋と一致しません。この配札は信用できません。
fair-follow = { $count ->
       *[other] ここでやり直した{ $count }回のシャッフルと抽選は、すべて秘密とプレイヤーが加えたものから決まっています。
    }
fair-wrong = 秘密から決まらないシャッフルがあります（記録の入力{ $number }）。この配札は信用できません。
fair-part-included = この端末がシャッフルに加えたものが使われていて、それを明かしたあとに加えられたものはありません。
fair-part-left-out = この端末はシャッフルに加えましたが、記録にそれがないか、そのとき誰も約束していなかったものが含まれています。この配札は信用できません。
fair-part-none = この端末はこのシャッフルに何も加えていません。
fair-none = この記録にはシャッフルの情報がありません。
fair-fingerprint = 指紋
fair-added = プレイヤーが加えたもの
fair-missing = 約束したが間に合わなかったプレイヤー
fair-unchecked = このブラウザでは確かめていないこと
fair-moves = すべての手がルールに沿っていたこと。
fair-open = { $count ->
       *[other] すべての手がルールに沿っていたことと、ルールを知らないとやり直せない抽選{ $count }回（誰が同点だったか、どのカードが残っていたか）。
    }
fair-whole = それには記録をダウンロードして「cardinal verify ファイル」を実行してください。ゲーム全体をもう一度たどります。
