const texts = import.meta.glob<string>('../../../../locales/en/web*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(texts);
