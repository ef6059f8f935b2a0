const texts = import.meta.glob<string>('../../../../locales/ja/web*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(texts);
