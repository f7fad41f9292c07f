// Words of the coach: the English sentences, as long as nobody has put them into this language.
export * from '../en/coach'
